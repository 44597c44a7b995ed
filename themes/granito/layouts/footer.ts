import type { FooterLayout } from '@/themes/layouts'

/** The footer: centred. */
export const footer: FooterLayout = {
  footer: 'border-t border-line text-center',
  parts: 'mx-auto grid max-w-4xl justify-items-center gap-y-3 *:max-w-full',
  brand: '[&_img]:mx-auto',
  name: '',
  head: 'sr-only',
  contacts: '',
  contactList: 'flex flex-wrap justify-center gap-x-8 *:first:w-full',
  pages: 'w-full border-y border-line py-2',
  pageList: 'flex-wrap justify-center gap-x-6 max-sm:columns-[8.5rem] sm:flex',
  social: '',
  socialList: 'flex flex-wrap justify-center lg:[&_a]:min-w-11! lg:[&_a]:py-2.5!',
  imprint: '[&_img]:mx-auto',
  imprintRow: 'justify-center',
  imprintList: 'justify-center',
}

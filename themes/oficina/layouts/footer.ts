import type { FooterLayout } from '@/themes/layouts'

/** The footer: a deep board with the name at full width (`footer.css`). */
export const footer: FooterLayout = {
  footer: 'on-deep border-t border-line',
  parts: 'grid gap-x-8 gap-y-4 lg:grid-cols-2',
  brand: '',
  name: 'name-in-footer leading-[0.95] uppercase',
  head: 'sr-only',
  contacts: 'lg:row-span-2',
  contactList: 'lg:flex lg:flex-wrap lg:justify-end lg:gap-x-8 lg:text-end lg:*:first:w-full large-numbers',
  pages: 'border-t border-line pt-2 lg:order-last lg:col-span-2',
  pageList: 'columns-[8.5rem] gap-x-8 sm:columns-[14rem]',
  social: 'lg:-mt-2 lg:self-end',
  socialList: '-ms-2.5 flex flex-wrap lg:[&_a]:min-w-11! lg:[&_a]:py-2.5!',
  imprint: 'border-t border-line pt-4',
  imprintRow: 'justify-between',
  imprintList: 'max-sm:block max-sm:columns-[9rem]',
}

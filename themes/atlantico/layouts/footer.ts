import type { FooterLayout } from '@/themes/layouts'

/** The footer: columns. */
export const footer: FooterLayout = {
  footer: 'border-t border-line bg-sunken',
  parts: 'grid gap-x-8 gap-y-6 lg:grid-cols-[5fr_3fr_4fr] lg:gap-y-8',
  brand: 'max-w-md',
  name: '',
  head: 'max-sm:sr-only pb-1',
  contacts: '',
  contactList: '',
  pages: 'max-sm:border-t max-sm:border-line max-sm:pt-3 lg:col-start-3 lg:row-span-2 lg:row-start-1',
  pageList: 'columns-[8.5rem] gap-x-8',
  social: 'lg:col-span-2 lg:self-end',
  socialList: '-ms-2.5 flex flex-wrap lg:[&_a]:min-w-11! lg:[&_a]:py-2.5!',
  imprint: 'border-t border-line pt-4',
  imprintRow: 'justify-between',
  imprintList: 'max-sm:block max-sm:columns-[9rem]',
}

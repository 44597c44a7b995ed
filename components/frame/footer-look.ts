import { byLayout } from '@/lib/config/theme/layout-of'

/**
 * The classes of each part of the footer: `parts` holds all but the imprint, `name` is the size of the name (by its length where it is empty),
 * `head` are the headings of the lists. The order of the parts is the same in all.
 */
export const look = byLayout('footer', {
  columns: {
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
  },
  colophon: {
    footer: 'border-t border-line text-center',
    parts: 'mx-auto grid max-w-4xl justify-items-center gap-y-3 *:max-w-full',
    brand: '',
    name: '',
    head: 'sr-only',
    contacts: '',
    contactList: 'flex flex-wrap justify-center gap-x-8 *:first:w-full',
    pages: 'w-full border-y border-line py-2',
    pageList: 'flex-wrap justify-center gap-x-6 max-sm:columns-[8.5rem] sm:flex',
    social: '',
    socialList: 'flex flex-wrap justify-center lg:[&_a]:min-w-11! lg:[&_a]:py-2.5!',
  },
  board: {
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
  },
})

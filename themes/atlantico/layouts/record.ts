import type { RecordLayout } from '@/themes/layouts'

/** A service or product: the picture beside title, summary, price and actions. */
export const record: RecordLayout = {
  rows: 'lg:grid-rows-[auto_1fr]',
  head: 'lg:col-span-6 lg:row-start-1',
  picture: 'lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:row-span-2',
  facts: 'lg:col-span-6 lg:row-start-2',
  text: 'lg:col-span-7 lg:row-start-3 lg:pt-12',
  list: 'lg:col-span-4 lg:col-start-9 lg:row-start-3 lg:pt-12',
  alone: {
    rows: 'lg:grid-rows-[auto_auto_1fr]',
    head: 'lg:col-span-full lg:row-start-1',
    plate: 'on-deep rounded-picture rounded-es-[min(var(--radius-hero),4rem)] p-6 sm:p-10 lg:px-12 lg:py-12',
    facts: 'lg:col-span-7 lg:row-start-2',
    text: 'lg:col-span-7 lg:row-start-3',
    list: 'lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:row-span-2',
  },
  listAlone: 'lg:col-span-full lg:row-start-3 lg:pt-4',
  shapes: [4 / 5, 2],
  width: 'w-[min(100%,40rem*var(--shape))]',
  widths: ['44rem', '54vw'],
}

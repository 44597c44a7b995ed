import type { RecordLayout } from '@/themes/layouts'

/** The picture beside title, summary, price and actions. */
export const record: RecordLayout = {
  rows: 'lg:grid-rows-[auto_1fr]',
  head: 'lg:col-span-6 lg:row-start-1',
  alone: 'lg:col-span-8 lg:row-start-1',
  picture: 'lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:row-span-2',
  facts: 'lg:col-span-6 lg:row-start-2',
  text: 'lg:col-span-7 lg:row-start-3 lg:pt-12',
  list: 'lg:col-span-4 lg:col-start-9 lg:row-start-3 lg:pt-12',
  shapes: [4 / 5, 4 / 3],
  height: 'max-h-[40rem]',
  widths: ['44rem', '54vw'],
}

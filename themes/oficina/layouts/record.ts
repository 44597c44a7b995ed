import type { RecordLayout } from '@/themes/layouts'

/** A service or product: a table of price, actions and highlights beside the picture. */
export const record: RecordLayout = {
  rows: 'lg:grid-rows-[auto_auto_1fr]',
  head: 'lg:col-span-7 lg:row-start-1',
  picture: 'lg:col-span-7 lg:row-start-2 lg:row-span-2',
  facts:
    'lg:border lg:border-line lg:bg-surface lg:p-6 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:row-span-2 lg:*:last:flex-col lg:*:last:items-stretch lg:[&_a]:w-full',
  text: 'lg:col-span-7 lg:row-start-4 lg:pt-2',
  list: 'lg:border lg:border-line lg:bg-surface lg:p-6 lg:[&_li]:py-1.5 lg:col-span-5 lg:col-start-8 lg:row-start-3 lg:row-span-2 lg:-mt-8 lg:border-t-0',
  alone: {
    rows: 'lg:grid-rows-[auto_auto_1fr]',
    head: 'lg:col-span-full lg:row-start-1',
    plate: 'on-deep p-6 lg:p-8',
    facts: 'lg:col-span-7 lg:row-start-2',
    text: 'lg:col-span-7 lg:row-start-3',
    list: 'lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:row-span-2 lg:border lg:border-line lg:bg-surface lg:p-6 lg:[&_li]:py-1.5',
  },
  listAlone:
    'lg:border lg:border-line lg:bg-surface lg:p-6 lg:[&_li]:py-1.5 lg:col-span-5 lg:col-start-8 lg:row-start-3 lg:-mt-8 lg:border-t-0',
  proof: { quote: 'on-deep self-start p-6 lg:col-span-5 lg:p-8', faqs: 'lg:col-span-7' },
  shapes: [4 / 5, 2],
  width: 'w-[min(100%,40rem*var(--shape))]',
  widths: ['44rem', '54vw'],
}

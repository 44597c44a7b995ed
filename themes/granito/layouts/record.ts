import type { RecordLayout } from '@/themes/layouts'

/** A service or product: text first, then a wide picture. */
export const record: RecordLayout = {
  rows: '',
  head: 'lg:col-span-8 lg:row-start-1',
  picture: 'lg:col-span-12 lg:row-start-2',
  facts:
    'lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-end lg:*:last:flex-col lg:*:last:items-stretch lg:[&_a]:w-full',
  text: 'lg:col-span-8 lg:col-start-5 lg:row-start-3 lg:pt-4 lg:text-lead',
  list: 'lg:col-span-4 lg:row-start-3 lg:pt-4',
  alone: {
    rows: '',
    head: 'lg:col-span-full lg:row-start-1',
    plate: 'bg-sunken p-6 sm:p-10',
    facts: 'lg:col-span-7 lg:row-start-2',
    text: 'lg:col-span-7 lg:row-start-3',
    list: 'lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:row-span-2',
  },
  listAlone: 'lg:col-span-8 lg:col-start-5 lg:row-start-3 lg:pt-4',
  proof: { quote: 'lg:col-span-full', faqs: 'lg:col-span-8 lg:col-start-5' },
  shapes: [2, 2],
  width: 'w-full',
  widths: ['76rem', '94vw'],
}

import type { CardsLayout, LinesLayout } from '@/themes/layouts'

/** A line of a catalogue: title, text, picture. */
const entry: LinesLayout = {
  list: '',
  card: 'border-t border-line py-6 hover:border-accent lg:grid lg:grid-cols-[4fr_5fr_3fr] lg:items-start lg:gap-x-8',
  picture: 'max-lg:hidden lg:order-1',
  text: 'lg:contents',
}

/** Cards without a frame; services are a catalogue, in which the picture of every second main one is on the other side. */
export const cards: CardsLayout = {
  card: {
    list: 'gap-x-8 gap-y-12',
    card: 'gap-x-6 gap-y-4',
    picture: '',
    text: '',
    plate: 'bg-sunken',
  },
  fields: { list: 'gap-8', card: 'bg-sunken p-6 sm:p-10 lg:min-h-80' },
  services: {
    lines: {
      primary: {
        list: 'stack-12 pb-8',
        card: 'flex flex-col gap-4 lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-8 lg:[&_p]:text-lead',
        picture: 'lg:col-span-7 lg:group-even:order-1',
        text: 'lg:col-span-5 lg:only:col-span-full',
        textCard: 'border-t border-line pt-4',
        isLarge: true,
        width: '44rem',
      },
      featured: { ...entry, width: '18rem' },
      secondary: entry,
    },
  },
  values: { list: 'gap-x-8', value: 'md:border-t md:pt-6 md:pb-8' },
}

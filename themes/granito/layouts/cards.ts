import type { CardsLayout, LinesLayout } from '@/themes/layouts'

/** A line of a catalogue: title, text, picture. */
const entry: LinesLayout = {
  list: '',
  card: 'border-t border-line py-6 hover:border-accent lg:grid lg:grid-cols-[4fr_5fr_3fr] lg:items-start lg:gap-x-8',
  picture: 'max-lg:hidden lg:order-1',
  text: 'lg:contents',
}

/** Cards without a frame; services are a catalogue, whose main ones are plates (`cards.css`). */
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
        list: 'plates grid gap-x-8 gap-y-12 pb-8',
        card: 'flex flex-col gap-4',
        picture: '',
        text: '',
        textCard: 'border-t border-line pt-4',
        isLarge: true,
        width: '57rem',
      },
      featured: { ...entry, width: '18rem' },
      secondary: entry,
    },
  },
  values: { list: 'gap-x-8', value: 'md:border-t md:pt-6 md:pb-8' },
}

import type { CardsLayout, LinesLayout } from '@/themes/layouts'

/** A row of a catalogue: title, text, picture. */
const entry: LinesLayout = {
  list: '',
  card: 'border-t border-line py-6 hover:border-accent lg:grid lg:grid-cols-[4fr_5fr_3fr] lg:items-start lg:gap-x-8',
  picture: 'max-lg:hidden lg:order-1',
  text: 'lg:contents',
}

/** The row on a phone, with a small picture at its end. */
const onPhone = {
  card: 'flex flex-row-reverse items-start gap-4 border-t border-line py-6 hover:border-accent',
  picture: 'max-lg:aspect-square! max-lg:size-22 shrink-0',
}

/** Two products in a row, each with its picture first. */
const product: LinesLayout = {
  list: 'grid gap-x-8 lg:grid-cols-2',
  card: `${onPhone.card} lg:flex-row lg:gap-6`,
  picture: `${onPhone.picture} lg:w-2/5`,
  text: '',
  width: '15rem',
  narrow: '8.5rem',
}

const project: LinesLayout = {
  ...entry,
  card: `${onPhone.card} lg:grid lg:grid-cols-[4fr_5fr_3fr] lg:gap-x-8`,
  picture: `${onPhone.picture} lg:order-1`,
  width: '18rem',
  narrow: '8.5rem',
}

const plates: LinesLayout = {
  list: 'plates grid gap-8 max-sm:mb-4',
  card: 'flex flex-col gap-3',
  picture: 'lg:aspect-5/3!',
  text: '',
  textCard: 'border-t border-line pt-4',
  isLarge: true,
  width: '37rem',
  lead: { home: '57rem', page: '76rem' },
}

/** Cards without a frame. Services are a catalogue, and the primary ones have large pictures (`cards.css`). */
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
      primary: plates,
      featured: { ...entry, width: '18rem' },
      secondary: {
        list: 'grid gap-x-8 lg:grid-cols-2',
        card: 'border-t border-line py-3 hover:border-accent',
        picture: '',
        text: '',
        hasTitlesAlone: true,
      },
    },
  },
  products: product,
  projects: { first: plates, others: project },
  related: 'index',
  values: { list: 'gap-x-8', value: 'md:border-t md:pt-6 md:pb-8' },
}

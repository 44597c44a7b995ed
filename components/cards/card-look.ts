import { byLayout } from '@/lib/config/theme/layout-of'

/** Classes of a list of cards and of its parts. */
interface CardLook {
  list: string
  card: string
  picture: string
  text: string
  /** Added to a card that leads its list. */
  lead?: string
  /** Added to the parts of a card that leads: its text stands over its picture. */
  over?: Record<'card' | 'picture' | 'text', string>
  /** Of a card without a picture among others. */
  textCard?: string
  /** What stands in the place of its picture, so that its text begins where that of the others does. */
  plate?: string
}

const card: CardLook = byLayout('card', {
  sheet: {
    list: 'gap-4 sm:gap-6 lg:gap-8',
    card: 'rounded-card border border-line bg-surface p-2 hover:border-accent',
    picture: 'rounded-[max(0px,calc(var(--radius-m)-0.5rem))]',
    text: 'p-4',
    plate: 'plate',
  },
  bare: {
    list: 'gap-x-8 gap-y-12',
    card: 'gap-x-6 gap-y-4',
    picture: '',
    text: '',
    textCard: 'border-t border-line pt-4',
  },
  // Cells share their lines.
  cell: {
    list: 'gap-0 border-s border-t border-line',
    card: 'border-e border-b border-line bg-surface hover:bg-sunken',
    picture: '',
    text: 'p-6',
    lead: 'max-sm:border',
    over: {
      card: 'lg:min-h-[clamp(30rem,45vw,36rem)]',
      picture: 'lg:absolute lg:inset-0 lg:aspect-auto! lg:min-w-full',
      text: 'on-deep lg:relative lg:mt-auto lg:w-112 lg:max-w-4/5 lg:grow-0',
    },
    textCard: 'deep-cell',
    plate: '',
  },
})

/** A card as the theme has it; a row on a phone or everywhere. */
export const cardLooks: Record<'card' | 'row-on-phone' | 'row', CardLook> = {
  card,
  'row-on-phone': {
    ...card,
    list: `${card.list} max-sm:gap-0 max-sm:border-0`,
    card: `${card.card} max-sm:flex-row-reverse max-sm:items-start max-sm:gap-4 max-sm:rounded-none max-sm:border-0 max-sm:border-t max-sm:border-line max-sm:bg-transparent max-sm:p-0 max-sm:py-4`,
    picture: `${card.picture} max-sm:aspect-square! max-sm:size-22 max-sm:shrink-0 max-sm:rounded-control`,
    text: `${card.text} max-sm:p-0!`,
  },
  /** Below a line: the text, and a small picture at its end, so that texts with and without a picture begin on one line. */
  row: {
    list: 'gap-x-8',
    card: 'flex-row-reverse items-start gap-4 border-t border-line py-4 hover:border-accent',
    picture: 'aspect-square! size-22 shrink-0 rounded-control',
    text: '',
  },
}

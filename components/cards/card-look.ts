import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'

/** Classes of a list of cards and of its parts. */
interface CardLook {
  list: string
  card: string
  picture: string
  text: string
  /** Added to a card that leads a list of rows on a phone, and to the first row. */
  lead?: string
  next?: string
  /** Of a card that leads: its text stands over its picture. */
  over?: string
  /** Gives cards their numbers. */
  number?: string
}

const looks: Record<Layouts['card'], CardLook> = {
  sheet: {
    list: 'gap-4 sm:gap-6 lg:gap-8',
    card: 'rounded-card border border-line bg-surface p-2 hover:border-accent',
    picture: 'rounded-[max(0px,calc(var(--radius-m)-0.5rem))]',
    text: 'p-4',
  },
  bare: {
    list: 'gap-x-8 gap-y-12',
    card: 'gap-x-6 border-t border-line pt-4 hover:border-accent sm:has-[img]:border-transparent',
    picture: '',
    text: 'not-first:pt-4',
    lead: 'max-sm:not-first:border-t-0',
    next: 'max-sm:border-t',
  },
  // Cells share their lines.
  cell: {
    list: 'gap-0 border-s border-t border-line',
    card: 'border-e border-b border-line bg-surface hover:bg-sunken',
    picture: '',
    text: 'p-6',
    lead: 'max-sm:border',
    over: 'text-over',
    number: 'numbered',
  },
}

/** A row between lines: the text, and a small picture at its end, so that texts with and without a picture begin on one line. */
const row: CardLook = {
  list: 'gap-x-8 border-t border-line',
  card: 'flex-row-reverse items-start gap-4 border-b border-line py-4 hover:border-accent',
  picture: 'aspect-square! size-22 shrink-0 rounded-control',
  text: '',
}

/** The same on a phone alone. */
const rowOnPhone: CardLook = {
  list: 'max-sm:gap-0 max-sm:border-0 max-sm:border-t max-sm:border-line',
  card: 'max-sm:flex-row-reverse max-sm:items-start max-sm:gap-4 max-sm:rounded-none max-sm:border-0 max-sm:border-b max-sm:border-line max-sm:bg-transparent max-sm:p-0 max-sm:py-4',
  picture: 'max-sm:aspect-square! max-sm:size-22 max-sm:shrink-0 max-sm:rounded-control',
  text: 'max-sm:p-0!',
}

/** A card as the theme has it; a row on a phone or everywhere. */
export type CardShape = 'card' | 'row-on-phone' | 'row'

const card = looks[layoutOf('card')]

export const cardLooks: Record<CardShape, CardLook> = {
  card,
  'row-on-phone': {
    list: `${card.list} ${rowOnPhone.list}`,
    card: `${card.card} ${rowOnPhone.card}`,
    picture: `${card.picture} ${rowOnPhone.picture}`,
    text: `${card.text} ${rowOnPhone.text}`,
    next: card.next ?? '',
    number: card.number ?? '',
  },
  row: { ...row, number: card.number ?? '' },
}

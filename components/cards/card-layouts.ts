import { theme } from '@theme/theme'
import type { CardLayout } from '@/themes/layouts'

const { card } = theme.cards

/** The classes of a card in the theme's layout, and as a row on phones or on every screen. */
export const cardLayouts: Record<'card' | 'row-on-phone' | 'row', CardLayout> = {
  card,
  'row-on-phone': {
    ...card,
    list: `${card.list} max-sm:gap-0 max-sm:border-0`,
    card: `${card.card} max-sm:flex-row-reverse max-sm:items-start max-sm:gap-4 max-sm:rounded-none max-sm:border-0 max-sm:border-t max-sm:border-line max-sm:bg-transparent max-sm:p-0 max-sm:py-3`,
    picture: `${card.picture} max-sm:aspect-square! max-sm:size-22 max-sm:shrink-0 max-sm:rounded-control`,
    text: `${card.text} max-sm:p-0!`,
  },
  /** A row below a line: text, then a small picture at the end, so that texts align whether or not there is a picture. */
  row: {
    list: 'gap-x-8',
    card: 'flex-row-reverse items-start gap-4 border-t border-line py-3 hover:border-accent',
    picture: 'aspect-square! size-22 shrink-0 rounded-control',
    text: '',
  },
}

import type { Theme } from '../theme'

/** Friendly and clear: a round grotesque, soft corners, the picture beside the words. */
export const theme: Theme = {
  hero: 'split',
  header: 'bar',
  head: 'row',
  card: 'sheet',
  record: 'beside',
  action: 'panel',
  footer: 'columns',
  faq: 'chevron',
  media: { card: 4 / 3 },
  rhythm: ['plain', 'sunken', 'plain', 'deep'],
  colours: {
    paper: '#fcfaf6',
    accent: '#bf350e',
    onAccent: '#ffffff',
    deep: '#0b293f',
    onDeep: '#f3f0e9',
    accentOnDeep: '#f8986c',
  },
  drawnFont: { family: 'bricolage-grotesque', weight: 700 },
}

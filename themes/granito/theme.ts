import type { Theme } from '../theme'

/** Quiet and established: a text serif, straight edges, the picture across the whole width. */
export const theme: Theme = {
  hero: 'plate',
  header: 'masthead',
  head: 'margin',
  card: 'bare',
  record: 'essay',
  action: 'line',
  footer: 'colophon',
  faq: 'plus',
  media: { card: 3 / 2 },
  rhythm: ['plain'],
  colours: {
    paper: '#faf9f7',
    accent: '#1b6245',
    onAccent: '#ffffff',
    deep: '#1c2a24',
    onDeep: '#f0eeea',
    accentOnDeep: '#7fd2aa',
  },
  drawnFont: { family: 'newsreader', weight: 500 },
}

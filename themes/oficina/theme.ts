import type { Theme } from '../theme'

/** Loud and practical: condensed capitals on graphite, tight corners, words first and the picture below. */
export const theme: Theme = {
  hero: 'stage',
  header: 'board',
  head: 'rule',
  card: 'cell',
  record: 'table',
  action: 'block',
  footer: 'board',
  faq: 'arrow',
  media: { card: 16 / 10 },
  rhythm: ['deep', 'plain', 'sunken', 'deep'],
  colours: {
    paper: '#f8f9fa',
    accent: '#b7221e',
    onAccent: '#ffffff',
    deep: '#1e2228',
    onDeep: '#eff0f2',
    accentOnDeep: '#fd8d78',
  },
  drawnFont: { family: 'barlow-condensed', weight: 700, isUppercase: true },
}

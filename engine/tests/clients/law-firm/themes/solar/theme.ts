import { theme as granito } from '@/themes/granito/theme'
import type { Theme } from '@/themes/theme'

/** A theme based on granito, with bordeaux on warm paper and a bolder serif. */
export const theme: Theme = {
  ...granito,
  colours: {
    paper: '#faf8f4',
    accent: '#6b1f2e',
    onAccent: '#ffffff',
    deep: '#2b1a1d',
    onDeep: '#f2ede5',
    accentOnDeep: '#e3a0a9',
  },
  drawnFont: { family: 'newsreader', weight: 600 },
}

import type { Theme } from '../theme'

/** Friendly and clear: a round grotesque, soft corners, the picture beside the words. */
export const theme: Theme = {
  hero: 'split',
  colours: { paper: '#fcfaf6', deep: '#0b293f', onDeep: '#f8f5ef', accent: '#bf350e', onAccent: '#ffffff' },
}

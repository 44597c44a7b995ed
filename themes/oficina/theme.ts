import type { Theme } from '../theme'

/** Loud and practical: condensed capitals on graphite, tight corners, words first and the picture below. */
export const theme: Theme = {
  hero: 'band',
  colours: { paper: '#f8f9fa', deep: '#1e2228', onDeep: '#f6f7f8', accent: '#b7221e', onAccent: '#ffffff' },
}

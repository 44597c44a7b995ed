import type { Theme } from '../theme'

/** Quiet and established: a text serif, straight edges, the picture across the whole width. */
export const theme: Theme = {
  hero: 'cover',
  colours: { paper: '#faf9f7', deep: '#1c2a24', onDeep: '#f4f3f0', accent: '#1b6245', onAccent: '#ffffff' },
}

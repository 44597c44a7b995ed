import type { Theme } from '../theme'

/** Quiet and established: a text serif, straight edges, the picture across the whole width. */
export const theme: Theme = {
  hero: 'cover',
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

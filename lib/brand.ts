import { theme } from '@theme/theme'
import { ownAccent } from '@/lib/theme'

/** Colours where CSS cannot reach: generated images and the manifest. */
export const brand = {
  ...theme.colours,
  ...(ownAccent && {
    accent: ownAccent['accent-fill'].light,
    onAccent: ownAccent['on-accent'].light,
    accentOnDeep: ownAccent.accent.dark,
  }),
}

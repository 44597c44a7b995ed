import { theme } from '@theme/theme'
import { ownAccent } from './theme'

/** Colours for generated images and the manifest, which CSS does not reach. */
export const brand = {
  ...theme.colours,
  ...(ownAccent && {
    accent: ownAccent['accent-fill'].light,
    onAccent: ownAccent['on-accent'].light,
    accentOnDeep: ownAccent.accent.dark,
  }),
}

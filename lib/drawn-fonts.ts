import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { theme } from '@theme/theme'

export const DRAWN_FAMILY = 'Display'

/** The theme's display font as the image generator takes it: `woff`, Latin and extended Latin. */
export async function drawnFonts() {
  const { family, weight } = theme.drawnFont
  const file = (subset: string) =>
    join(process.cwd(), `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)
  const [latin, extended] = await Promise.all([readFile(file('latin')), readFile(file('latin-ext'))])
  return [
    { name: DRAWN_FAMILY, data: latin, weight },
    { name: `${DRAWN_FAMILY} extended`, data: extended, weight },
  ]
}

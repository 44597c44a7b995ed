import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { theme } from '@theme/theme'

export const OG_FONT_FAMILY = 'Display'

/** The theme's display font in the form that the image generator takes: `woff`, Latin and extended Latin. */
export async function ogFonts() {
  const { family, weight } = theme.drawnFont
  const file = (subset: string) =>
    join(process.cwd(), `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)
  const [latin, extended] = await Promise.all([readFile(file('latin')), readFile(file('latin-ext'))])
  return [
    { name: OG_FONT_FAMILY, data: latin, weight },
    { name: `${OG_FONT_FAMILY} extended`, data: extended, weight },
  ]
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DrawnFont, drawnFontFile } from '../colours/drawn-font'
import { themeInUse } from '../environment/theme-name'
import { packageFile } from '../files/package-file'
import { theme } from '../port/theme'

export const OG_FONT_FAMILY = 'Display'

/** The theme's display font in the format of the image generator, then a font for the letters that it lacks. */
export async function ogFonts(drawnFont: DrawnFont = theme.drawnFont, name = themeInUse()) {
  const { weight } = drawnFont
  const [font, rest] = await Promise.all(
    'file' in drawnFont
      ? [readFile(join(process.cwd(), 'themes', name, drawnFontFile(drawnFont.file))), readFile(nextFont())]
      : [
          readFile(packagedFont(drawnFont.family, 'latin', weight)),
          readFile(packagedFont(drawnFont.family, 'latin-ext', weight)),
        ],
  )
  return [
    { name: OG_FONT_FAMILY, data: font, weight },
    { name: `${OG_FONT_FAMILY} rest`, data: rest, weight },
  ]
}

function packagedFont(family: string, subset: string, weight: number): string {
  return packageFile(`@fontsource/${family}`, 'files', `${family}-${subset}-${weight}-normal.woff`)
}

/** The font of `next/og`, which would ask another server for a letter that no font has. */
function nextFont(): string {
  return packageFile('next', 'dist/compiled/@vercel/og/Geist-Regular.ttf')
}

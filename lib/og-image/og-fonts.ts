import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { theme } from '@theme/theme'
import { type DrawnFont, drawnFontFile } from '@/lib/theme/drawn-font'
import { themeInUse } from '@/lib/theme/theme-in-use'

export const OG_FONT_FAMILY = 'Display'

/** The theme's display font in the form that the image generator takes, then a font for the letters that it lacks. */
export async function ogFonts(drawnFont: DrawnFont = theme.drawnFont, name = themeInUse()) {
  const { weight } = drawnFont
  const files =
    'file' in drawnFont
      ? [join('themes', name, drawnFontFile(drawnFont.file)), NEXT_FONT]
      : ['latin', 'latin-ext'].map((subset) => packagedFont(drawnFont.family, subset, weight))
  return Promise.all(
    files.map(async (file, index) => ({
      name: index === 0 ? OG_FONT_FAMILY : `${OG_FONT_FAMILY} rest`,
      data: await readFile(join(process.cwd(), file)),
      weight,
    })),
  )
}

function packagedFont(family: string, subset: string, weight: number): string {
  return `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
}

/** That of `next/og`, which asks another server for a letter that no font has. */
const NEXT_FONT = 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf'

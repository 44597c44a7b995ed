import { withoutPortuguese } from './characters'
import { fontFace, packagedFile, packageOf, readPackaged, type ThemeFont } from './font-file'
import { standInFaces, standInFamilies } from './stand-ins'

export const REST = 'rest.css'

/**
 * The stylesheet for Latin characters that the theme's Portuguese fonts omit. It names files of the font packages, which browsers request only if a
 * page has such a character. Until then, a system font replaces them. app/document.tsx sets the order of the fonts.
 */
export async function restOfLatin(fonts: ThemeFont[]): Promise<string> {
  const faces = await Promise.all(
    fonts.map(async (font) => [
      restFace(font, 'latin'),
      restFace(font, 'latin-ext'),
      ...(await standInFaces(font)),
    ]),
  )
  const names = fonts.map((font) => {
    const families = [`"${familyOf(font)}"`, ...standInFamilies(font)]
    return `  ${font.variable}-rest: ${families.join(', ')};\n`
  })
  return `/* Written by \`npm run fonts\`. */\n${faces.flat().join('')}:root {\n${names.join('')}}\n`
}

function restFace(font: ThemeFont, subset: 'latin' | 'latin-ext'): string {
  const ranges: Record<string, string> = JSON.parse(readPackaged(font, 'unicode.json').toString())
  return fontFace({
    'font-family': `"${familyOf(font)}"`,
    'font-weight': font.weights.join(' '),
    'font-style': font.style,
    'font-display': 'swap',
    src: `url("../../../node_modules/${packageOf(font)}/${packagedFile(font, subset)}") format("woff2")`,
    'unicode-range': withoutPortuguese(ranges[subset] ?? ''),
  })
}

function familyOf({ family }: ThemeFont): string {
  return `${family} rest`
}

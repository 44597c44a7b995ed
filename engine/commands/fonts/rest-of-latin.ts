import { withoutPortuguese } from './characters'
import { fontFace, packagedFile, packageOf, readPackaged, type ThemeFont } from './font-file'
import { standInFaces, standInFamilies } from './stand-ins'

export const REST = 'rest.css'

/**
 * The stylesheet for what the Portuguese fonts of a theme leave out. For other Latin characters it names the files of their packages; a
 * browser requests them when a page has such a character. Until a font has loaded, a font of the system stands in for it.
 * app/document.tsx has the order of the fonts.
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

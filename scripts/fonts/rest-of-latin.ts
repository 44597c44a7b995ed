import { withoutPortuguese } from './characters'
import { type FontFile, packagedFile, packageOf, readPackaged } from './font-file'

/** A font of a theme's `fonts.ts`. */
export interface ThemeFont extends FontFile {
  /** The CSS variable that names the font. */
  variable: string
}

export const REST = 'rest.css'

/**
 * The stylesheet for the Latin characters that the Portuguese fonts of a theme leave out. It names the files of their packages; a
 * browser requests them when a page has such a character. lib/theme/font-families.ts has the order of the fonts.
 */
export function restOfLatin(fonts: ThemeFont[]): string {
  const faces = fonts.flatMap((font) =>
    (['latin', 'latin-ext'] as const).map((subset) => fontFace(font, subset)),
  )
  const names = fonts.map((font) => `  ${font.variable}-rest: "${familyOf(font)}";\n`)
  return `/* Written by \`npm run fonts\`. */\n${faces.join('\n')}\n:root {\n${names.join('')}}\n`
}

function fontFace(font: ThemeFont, subset: 'latin' | 'latin-ext'): string {
  const ranges: Record<string, string> = JSON.parse(readPackaged(font, 'unicode.json').toString())
  return `@font-face {
  font-family: "${familyOf(font)}";
  src: url("../../../node_modules/${packageOf(font)}/${packagedFile(font, subset)}") format("woff2");
  font-weight: ${font.weights.join(' ')};
  font-style: ${font.style};
  font-display: swap;
  unicode-range: ${withoutPortuguese(ranges[subset] ?? '')};
}
`
}

function familyOf({ family }: ThemeFont): string {
  return `${family} rest`
}

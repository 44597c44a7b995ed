import { readFileSync } from 'node:fs'
import { toolFile } from '../shared/own-package'
import { fontFace, packagedFile, packageOf, parseFontFile, readPackaged, type ThemeFont } from './font-file'
import { measureText, SAMPLE } from './text-measure'

/** A system font. A package in engine/tools/ has a font with the same letter widths. */
interface SystemFont {
  name: string
  package: string
  /** The names by which browsers find the local files, by weight. */
  local: Record<400 | 700, string[]>
}

const arial: SystemFont = {
  name: 'Arial',
  package: 'arimo',
  local: {
    400: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    700: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  },
}

const times: SystemFont = {
  name: 'Times New Roman',
  package: 'tinos',
  local: {
    400: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    700: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
  },
}

/** Roboto, for Android, which has neither of the other two. */
const roboto: SystemFont = {
  name: 'Roboto',
  package: 'roboto',
  local: {
    400: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    // A variable Roboto has no separate name for its bold weight.
    700: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  },
}

const notoSerif: SystemFont = {
  name: 'Noto Serif',
  package: 'noto-serif',
  local: {
    400: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'],
    700: ['Noto Serif Bold', 'NotoSerif-Bold'],
  },
}

/** The fallback families of a font until it has loaded, in order, as CSS. */
export function standInFamilies(font: ThemeFont): string[] {
  const families = systemFontsFor(font).map((system) => `"${familyName(font, system)}"`)
  return isSerif(font) ? [...families, 'serif'] : families
}

/** Generates the fallback fonts: system fonts scaled to the text width and line height of the font, so that nothing moves once it has loaded. */
export async function standInFaces(font: ThemeFont): Promise<string[]> {
  const file = readPackaged(font, packagedFile(font, 'latin'))
  const [least, greatest = least] = font.weights
  const weights = Array.from({ length: (greatest - least) / 100 + 1 }, (_, index) => least + index * 100)
  const faces = weights.flatMap((weight) =>
    systemFontsFor(font).map(async (system) => {
      const words = font.isUppercase ? SAMPLE.toUpperCase() : SAMPLE
      // Menus and buttons have single words, in heavier weights of the text font.
      const text = weight > least ? words.replaceAll(' ', '') : words
      const nearest = weight < 600 ? 400 : 700
      const webFont = await measureText(text, file, weight)
      const packaged = parseFontFile(`${system.package}-${nearest}`)
      const path = toolFile(packageOf(packaged), packagedFile(packaged, 'latin'))
      const localFont = await measureText(text, readFileSync(path))
      const size = webFont.width / localFont.width
      return fontFace({
        'font-family': `"${familyName(font, system)}"`,
        'font-weight': String(weight),
        'size-adjust': percent(size),
        'ascent-override': percent(webFont.ascent / size),
        'descent-override': percent(webFont.descent / size),
        'line-gap-override': percent(webFont.lineGap / size),
        src: system.local[nearest].map((name) => `local("${name}")`).join(', '),
      })
    }),
  )
  return Promise.all(faces)
}

function isSerif(font: ThemeFont): boolean {
  return JSON.parse(readPackaged(font, 'metadata.json').toString()).category === 'serif'
}

function systemFontsFor(font: ThemeFont): SystemFont[] {
  return isSerif(font) ? [times, notoSerif] : [arial, roboto]
}

function familyName({ family }: ThemeFont, { name }: SystemFont): string {
  return `${family} in ${name}`
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}

import { createRequire } from 'node:module'
import { installPackageOf, toolFile } from '../shared/own-package'
import { PORTUGUESE } from './characters'
import { evenSpaces } from './even-spaces'
import type { FontFile } from './font-file'

interface Options {
  targetFormat: 'sfnt' | 'woff' | 'woff2'
  keepFeatures?: string[]
  noHinting?: boolean
  preserveNameIds?: number[]
  dropTables?: string[]
  variationAxes?: Record<string, number | { min: number; max: number; default: number }>
}

type SubsetFont = (font: Buffer, text: string, options: Options) => Promise<Buffer>

/** Features that browsers apply by default: kerning, ligatures and language forms. Others, such as tabular figures, are removed. */
const keepFeatures = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern']
/** Names kept in addition to the copyright: the licence and its URL. */
const preserveNameIds = [13, 14]

/** The font with Portuguese characters only. A variable font keeps only these weights. The bytes are the same on every machine. */
export async function portugueseSubset(
  font: Buffer,
  [least, greatest]: FontFile['weights'],
): Promise<Buffer> {
  const subsetFont = library()
  const kept = { keepFeatures, preserveNameIds, noHinting: true }
  const toWoff2 = { ...kept, targetFormat: 'woff2', dropTables: ['STAT', 'gasp'] } satisfies Options
  const even = async (sfnt: Promise<Buffer>) => subsetFont(evenSpaces(await sfnt), PORTUGUESE, toWoff2)
  if (greatest === undefined) return even(subsetFont(font, PORTUGUESE, { ...kept, targetFormat: 'sfnt' }))
  const variationAxes = { wght: { min: least, max: greatest, default: least } }
  const limited = await subsetFont(font, PORTUGUESE, { ...kept, targetFormat: 'sfnt', variationAxes })
  // Kerning stays as in the lightest weight, because the data for its variation is up to a quarter of a font.
  return even(subsetFont(limited, PORTUGUESE, { ...kept, targetFormat: 'sfnt', dropTables: ['GDEF'] }))
}

/** The font in one weight for the image generator, which supports neither `woff2` nor variable fonts. */
export async function drawableFont(font: Buffer, weight: number): Promise<Buffer> {
  const kept = { targetFormat: 'woff', dropTables: VARIATIONS } satisfies Options
  const inWeight = { ...kept, variationAxes: { wght: weight } }
  // The library cannot select a weight if the font is not variable.
  return library()(font, DRAWN_CHARACTERS, inWeight).catch(() => library()(font, DRAWN_CHARACTERS, kept))
}

/** Tables of variable fonts. Without them, the font has its default values. */
const VARIATIONS = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'STAT']

/** The characters of generated images: those of Portuguese, and U+00A0 to U+017F, which are Latin-1 and Latin Extended-A. */
const DRAWN_CHARACTERS =
  PORTUGUESE + Array.from({ length: 0xe0 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')

/** The font with these characters as a file for measurements. */
export function portugueseSfnt(font: Buffer): Promise<Buffer> {
  return library()(font, PORTUGUESE, { targetFormat: 'sfnt' })
}

function library(): SubsetFont {
  installPackageOf('engine/tools/lint')
  return createRequire(toolFile('subset-font/package.json'))('subset-font')
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DrawnFont, drawnFontFile } from '../../src/colours/drawn-font'
import { packagedFile, parseFontFile, readPackaged, type ThemeFont } from './font-file'
import { REST, restOfLatin } from './rest-of-latin'
import { drawableFont, portugueseSubset } from './subset'

/**
 * The files that `npm run fonts` writes for a theme: a Portuguese subset of each font that `fonts.ts` loads from `./subset/`, a stylesheet for other
 * Latin characters, the licences, and a font for generated images.
 * @throws Error if a package or the theme's own font is missing
 */
export async function themeFontFiles(theme: string): Promise<Map<string, Buffer>> {
  const source = join(theme, 'fonts.ts')
  const tokens = join(theme, 'tokens.css')
  const setsUpperCase = existsSync(tokens) && UPPER_CASE.test(readFileSync(tokens, 'utf8'))
  const fonts = existsSync(source) ? fontsIn(readFileSync(source, 'utf8'), setsUpperCase) : []
  const files = new Map<string, Buffer>()
  for (const font of fonts) {
    const latin = readPackaged(font, packagedFile(font, 'latin'))
    files.set(`${font.name}.woff2`, await portugueseSubset(latin, font.weights))
    files.set(`${font.family}.LICENSE`, readPackaged(font, 'LICENSE'))
  }
  if (fonts.length > 0) files.set(REST, Buffer.from(await restOfLatin(fonts)))
  for (const [name, bytes] of await drawnFontOf(theme)) files.set(name, bytes)
  return files
}

async function drawnFontOf(folder: string): Promise<[name: string, bytes: Buffer][]> {
  const module = join(folder, 'theme.ts')
  if (!existsSync(module)) return []
  const { theme }: { theme: { drawnFont: DrawnFont } } = await import(pathToFileURL(module).href)
  if (!('file' in theme.drawnFont)) return []
  const { file, weight } = theme.drawnFont
  if (!existsSync(join(folder, file)))
    throw new Error(`${module}: drawnFont: the theme's folder has no ${file}`)
  return [[basename(drawnFontFile(file)), await drawableFont(readFileSync(join(folder, file)), weight)]]
}

/** Writes these files into `subset/`, replacing its content. */
export async function makeFonts(theme: string): Promise<[file: string, bytes: Buffer][]> {
  const files = await themeFontFiles(theme)
  const folder = join(theme, 'subset')
  rmSync(folder, { recursive: true, force: true })
  if (files.size > 0) mkdirSync(folder)
  const written = [...files].map(([name, bytes]): [string, Buffer] => [join(folder, name), bytes])
  for (const [file, bytes] of written) writeFileSync(file, bytes)
  return written
}

const UPPER_CASE = /--heading-case:\s*uppercase/
const SRC = /\bsrc: ['"]\.\/subset\/([\w-]+)\.woff2['"]/
const VARIABLE = /\bvariable: ['"](--[\w-]+)['"]/

function fontsIn(source: string, setsUpperCase: boolean): ThemeFont[] {
  return source.split('localFont(').flatMap((call) => {
    const [, name] = SRC.exec(call) ?? []
    const [, variable] = VARIABLE.exec(call) ?? []
    if (name === undefined || variable === undefined) return []
    return [{ ...parseFontFile(name), variable, isUppercase: setsUpperCase && variable.includes('display') }]
  })
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagedFile, parseFontFile, readPackaged, type ThemeFont } from './font-file'
import { REST, restOfLatin } from './rest-of-latin'
import { portugueseSubset } from './subset'

/**
 * The files that `npm run fonts` writes for a theme: a Portuguese subset of each font that `fonts.ts` takes from `./subset/`, the
 * stylesheet for the rest of Latin, and the licences.
 * @throws Error when a package is missing
 */
export async function themeFontFiles(theme: string): Promise<Map<string, Buffer>> {
  const source = join(theme, 'fonts.ts')
  const tokens = join(theme, 'tokens.css')
  const setsCapitals = existsSync(tokens) && CAPITALS.test(readFileSync(tokens, 'utf8'))
  const fonts = existsSync(source) ? fontsIn(readFileSync(source, 'utf8'), setsCapitals) : []
  const files = new Map<string, Buffer>()
  for (const font of fonts) {
    const latin = readPackaged(font, packagedFile(font, 'latin'))
    files.set(`${font.name}.woff2`, await portugueseSubset(latin, font.weights))
    files.set(`${font.family}.LICENSE`, readPackaged(font, 'LICENSE'))
  }
  if (fonts.length > 0) files.set(REST, Buffer.from(await restOfLatin(fonts)))
  return files
}

/** Writes these files into `subset/`, in place of its former content. */
export async function makeFonts(theme: string): Promise<[file: string, bytes: Buffer][]> {
  const files = await themeFontFiles(theme)
  const folder = join(theme, 'subset')
  rmSync(folder, { recursive: true, force: true })
  if (files.size > 0) mkdirSync(folder)
  const written = [...files].map(([name, bytes]): [string, Buffer] => [join(folder, name), bytes])
  for (const [file, bytes] of written) writeFileSync(file, bytes)
  return written
}

const CAPITALS = /--heading-case:\s*uppercase/
const SRC = /\bsrc: '\.\/subset\/([\w-]+)\.woff2'/
const VARIABLE = /\bvariable: '(--[\w-]+)'/

function fontsIn(source: string, setsCapitals: boolean): ThemeFont[] {
  return source.split('localFont(').flatMap((call) => {
    const [, name] = SRC.exec(call) ?? []
    const [, variable] = VARIABLE.exec(call) ?? []
    if (name === undefined || variable === undefined) return []
    return [{ ...parseFontFile(name), variable, isUppercase: setsCapitals && variable.includes('display') }]
  })
}

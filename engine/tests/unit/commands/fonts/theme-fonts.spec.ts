import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PORTUGUESE, withoutPortuguese } from '../../../../commands/fonts/characters'
import { packagedFile, parseFontFile } from '../../../../commands/fonts/font-file'
import { themeFontFiles } from '../../../../commands/fonts/theme-fonts'
import { projectFile } from '../../../../commands/shared/project'
import { temporaryFolder } from '../../../sandbox/support/folders'

test('the name of a font says what it is made from', () => {
  // `e2e/check/themes.spec.ts` covers fonts that are not italic.
  const italic = packagedFile(parseFontFile('source-serif-4-400-700-italic'), 'latin-ext')
  expect(italic).toBe('files/source-serif-4-latin-ext-wght-italic.woff2')
  for (const name of ['newsreader', 'newsreader-bold', '700', 'Newsreader-700'])
    expect(() => parseFontFile(name), name).toThrow(/not the name of a font/)
})

test('a font package that is not installed is named in the error', async () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'fonts.ts'),
    "localFont({ src: './subset/nowhere-500.woff2', variable: '--font-display-family' })",
  )
  await expect(themeFontFiles(folder)).rejects.toThrow(/@fontsource\/nowhere.*installed/)
})

test('a theme whose fonts are files of packages has nothing made', async () => {
  const folder = temporaryFolder()
  expect((await themeFontFiles(folder)).size).toBe(0)
  writeFileSync(
    join(folder, 'fonts.ts'),
    "localFont({ src: '../../node_modules/@fontsource/newsreader/files/x.woff2', variable: '--font-body-family' })",
  )
  expect((await themeFontFiles(folder)).size).toBe(0)
})

test('the characters of Portuguese are taken out of a Unicode range', () => {
  expect(withoutPortuguese('U+0000-00FF')).not.toMatch(/u\+(?:20|41|e7)\b/)
  expect(withoutPortuguese('U+00E0-00E8,U+2028-2030,U+0152')).toBe('u+e4-e6, u+e8, u+2030, u+152')
  for (const text of ['Orçamento à medida — «já»', 'São 1.250,00 €, 20 m² a 18 °C', 'Ü, ª, º, …'])
    for (const character of text) expect(PORTUGUESE).toContain(character)
})

const bodyFonts = ['atlantico/subset/instrument-sans', 'granito/subset/figtree', 'oficina/subset/public-sans']

test('no font draws a dash nearer to one word than to the other @all', async ({ page }) => {
  for (const font of bodyFonts) {
    const file = readFileSync(projectFile('themes', `${font}-400-700.woff2`)).toString('base64')
    await page.setContent(
      `<style>@font-face { font-family: it; src: url(data:font/woff2;base64,${file}) } p { position: absolute; font: 100px it; white-space: pre }</style>` +
        '<p> – <p style="font-kerning: none"> – ',
    )
    const [kerned = 0, plain = 1] = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.querySelectorAll('p')].map((text) => text.getBoundingClientRect().width)
    })
    expect(kerned, font).toBe(plain)
  }
})

test('no character in components and themes loads the rest of a font', () => {
  const { latin, 'latin-ext': more } = JSON.parse(
    readFileSync(projectFile('node_modules/@fontsource/newsreader/unicode.json'), 'utf8'),
  )
  const rest = withoutPortuguese(`${latin},${more}`)
  const files = ['components', 'themes'].flatMap((folder) =>
    readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  for (const name of files.filter((file) => /\.(?:tsx?|css)$/.test(file))) {
    const code = readFileSync(projectFile(name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    for (const sign of code.replace(/[ -~\s]/g, ''))
      expect(isIn(rest, sign), `${sign} in ${name}`).toBe(false)
  }
})

/** Whether a `unicode-range` contains a character. */
function isIn(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return range.split(', ').some((run) => {
    const [first = '', last = first] = run.slice(2).split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
}

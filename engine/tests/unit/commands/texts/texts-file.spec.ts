import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { titleProblems } from '../../../../../e2e/check/reading/titles'
import { copyIn } from '../../../../../lib/content/copy-in'
import { defineSite } from '../../../../../lib/settings/define-site'
import { missingTexts } from '../../../../commands/texts/missing-texts'
import { textsFile } from '../../../../commands/texts/texts-file'

/* Tests of `npm run texts en`, which writes all texts of a language into a file that stays valid during translation. */

const texts = copyIn(undefined)
let files = 0

/** The exports of a file with texts. */
async function read(source: string, name: string): Promise<Record<string, unknown>> {
  const folder = join(import.meta.dirname, '../../../../../test-results/texts')
  mkdirSync(folder, { recursive: true })
  files += 1
  const file = join(folder, `copy-${process.pid}-${files}.ts`)
  writeFileSync(file, source)
  return (await import(pathToFileURL(file).href))[name]
}

test('a text that is not translated yet is marked in the file, and reported as missing', async () => {
  const source = textsFile('en', texts)
  expect(source).toContain("skip: todo('Saltar para o conteúdo'),")
  const own = await read(source, 'en')
  expect(missingTexts(texts, own)).toEqual(missingTexts(texts, undefined))
})

test('texts of kinds that the site is without are neither written nor missing', async () => {
  const unused = new Set(['products', 'testimonials'])
  const isOfUnusedKind = (name: string) => /(?:^|\.)(?:products|testimonials)(?:\.|$)/.test(name)
  expect(missingTexts(texts, undefined, new Set()).filter(isOfUnusedKind)).not.toEqual([])
  expect(missingTexts(texts, undefined, unused).filter(isOfUnusedKind)).toEqual([])
  const own = await read(textsFile('en', texts, {}, defineSite({}), unused), 'en')
  expect(Object.keys(own)).not.toContain('products')
  expect(missingTexts(texts, own, unused)).toEqual(missingTexts(texts, undefined, unused))
})

test('a translated text stays when the file is written again', async () => {
  const translated = textsFile('en-GB', texts)
    .replace("todo('Saltar para o conteúdo')", "'Skip to the content, it\\'s below'")
    .replace(/todo\(\(?phone\)? ?=> ?`Ligar para/, '((phone) => `Call')
  const own = await read(translated, 'enGB')
  const again = await read(textsFile('en-GB', texts, own), 'enGB')
  expect(missingTexts(texts, again)).toHaveLength(missingTexts(texts, undefined).length - 2)
  expect(again).toMatchObject({ nav: { skip: "Skip to the content, it's below" } })
  const { actions } = again as { actions: { callNumber: (phone: string) => string } }
  expect(actions.callNumber('1')).toBe('Call 1')
})

test('a text that is a function is written with its accents, not with escapes', () => {
  const source = textsFile('en', texts)
  expect(source).toContain('Ver o vídeo (')
  expect(source).not.toMatch(/\\(?:x[c-f]|u00[c-f])/i)
})

test('texts that the agency has added are in the file to translate, and missing until they are translated', () => {
  const rooms = { prices: 'Quanto custa', weekend: (price: string) => `${price} ao sábado` }
  const added = { ...texts, rooms }
  const source = textsFile('en', added)
  expect(source).toContain("prices: todo('Quanto custa'),")
  expect(source).toContain('weekend: todo((price: unknown) =>')
  const lacking = missingTexts(added, { rooms: { prices: 'What it costs' } })
  expect(lacking.filter((name) => name.startsWith('rooms'))).toEqual(['rooms.weekend'])
})

test('pages in code that menus name have their titles among those to be translated', () => {
  const settings = defineSite({
    menu: ['services', '/garrafeira'],
    pages: [
      { path: '/garrafeira', title: 'Garrafeira' },
      { path: '/mapa', title: 'Mapa' },
    ],
  })
  const source = textsFile('en', texts, {}, settings)
  expect(source).toContain("Garrafeira: todo('Garrafeira'),")
  expect(source).not.toContain("todo('Mapa')")
})

test('the check reports two pages of one title only within one language', () => {
  const page = (path: string, lang: string) => ({ path, title: 'Contact', lang, headings: [] })
  const places = { ofText: () => ' (site/content/posts.json: x: title)' }
  expect(titleProblems([page('/en/contact', 'en'), page('/fr/contact', 'fr')], places)).toEqual([])
  expect(titleProblems([page('/a', 'en'), page('/b', 'en')], places)).toEqual([
    '/a, /b: the title "Contact" (site/content/posts.json: x: title)',
  ])
})

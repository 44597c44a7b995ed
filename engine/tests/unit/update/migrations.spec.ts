import { expect, test } from '@playwright/test'
import {
  type Files,
  manifest,
  type Repository,
  templateAndClone,
  typescript,
  withInstalledTypeScript,
} from './clone'

let template: Repository
let clone: Repository
const tag = '@all'
const engine = (exports: object) => JSON.stringify({ name: '@site-starter/engine', exports })

function prepare(files: Files): void {
  ;({ template, clone } = templateAndClone({ 'package.json': manifest(typescript), ...files }))
  withInstalledTypeScript(clone)
}

function update() {
  const done = clone.update('--from', template.folder)
  expect(done.status, done.said).toBe(0)
  return done.said
}

test('imports, exports and paths follow what the template has moved, and what is not sure is named with file and line', {
  tag,
}, () => {
  prepare({
    'lib/text.ts': 'export const words = 1\nexport type Word = string\nexport const gone = 2\n',
    'lib/contact.ts': 'export const callNote = 1\n',
    'lib/read.ts': 'export const read = 1\n',
  })
  const own = [
    "import { gone, type Word, words as all } from '@/lib/text'",
    "import { callNote } from '../lib/contact'",
    "import { read } from '@/lib/read'",
    'export const list: Word[] = [String(all), String(callNote), String(gone), String(read)]',
    "export const files = ['lib/text.ts', './lib/contact.ts', 'lib']",
    'export const Text = () => <p title="lib/text.ts">lib/text.ts {callNote}</p>',
    '',
  ].join('\n')
  clone.commit({ 'app/own.tsx': own, 'site/copy.ts': "export const text = 'lib/text.ts'\n" })
  template.git('mv', 'lib/text.ts', 'lib/words.ts')
  template.commit()
  template.git('mv', 'lib/contact.ts', 'lib/ways.ts')
  template.git('mv', 'lib/read.ts', 'engine/read.ts')
  template.commit()
  template.commit({
    'lib/words.ts': 'export const words = 1\nexport type Word = string\n',
    'lib/ways.ts': 'export const callCost = 1\n',
    'engine/package.json': engine({ './read': './read.ts' }),
  })
  const said = update()
  expect(clone.read('app/own.tsx').split('\n')).toEqual([
    "import { gone } from '@/lib/text'",
    "import { type Word, words as all } from '@/lib/words'",
    "import { callCost } from '../lib/ways'",
    "import { read } from '@site-starter/engine/read'",
    'export const list: Word[] = [String(all), String(callCost), String(gone), String(read)]',
    "export const files = ['lib/words.ts', './lib/ways.ts', 'lib']",
    'export const Text = () => <p title="lib/text.ts">lib/text.ts {callCost}</p>',
    '',
  ])
  expect(clone.read('site/copy.ts')).toBe("export const text = 'lib/text.ts'\n")
  expect(said).toContain(
    'lead nowhere any more:\n  app/own.tsx:1 @/lib/text: gone of lib/text is exported nowhere any more\n',
  )
})

test('without TypeScript nothing is rewritten, and the imports that lead nowhere are named', { tag }, () => {
  ;({ template, clone } = templateAndClone({ 'lib/text.ts': 'export const words = 1\n' }))
  const own = "import { words } from '@/lib/text'\n"
  clone.commit({ 'app/own.ts': own })
  template.git('mv', 'lib/text.ts', 'lib/words.ts')
  template.commit()
  expect(update()).toContain('so none was rewritten):\n  app/own.ts:1 @/lib/text\n')
  expect(clone.read('app/own.ts')).toBe(own)
})

const defaults = (texts: string) => `export const defaultCopy = {${texts}}\n`
const define = (values: string) =>
  `const defaults: object = {${values}}\nexport const defineSite = (a: object) => a\n`

test('settings and texts that are those of the recorded version go, and are listed', { tag }, () => {
  prepare({
    engine: undefined,
    'lib/settings/define-site.ts': define(
      "theme: 'atlantico', menu: ['a', 'b'], most: { a: 1, b: 2 }, deep: { c: 3 }",
    ),
    'lib/settings/default-copy.ts': defaults("actions: { quote: 'Pedir', call: (n: string) => n.trim() }"),
    'site/config.ts': [
      "import { defineSite } from '@/lib/settings/define-site'",
      "import { of } from '@/lib/a'",
      'export const siteConfig = defineSite({',
      "  theme: 'granito', // as agreed",
      '  /** The first one. */',
      '  menu: ["a", "b"],',
      '  most: { a: 1, b: of ? 3 : 2 },',
      '  deep: { c: 3 },',
      '})',
      '',
    ].join('\n'),
    'site/copy.ts': [
      "import { defineCopy } from '@/lib/settings/define-copy'",
      'export const copy = /* @__PURE__ */ defineCopy({',
      "  actions: { quote: 'Peça', call: (n: string) => n.trim() },",
      '})',
      '',
    ].join('\n'),
  })
  template.commit({
    'lib/settings/define-site.ts': define("theme: 'atlantico', menu: ['a', 'c'], most: {}, deep: { c: 3 }"),
  })
  bringTool()
  const said = update()
  expect(clone.read('site/config.ts').split('\n').slice(2)).toEqual([
    ...[
      'export const siteConfig = defineSite({',
      "  theme: 'granito', // as agreed",
      '  most: { b: of ? 3 : 2 },',
      '})',
      '',
    ],
  ])
  expect(clone.read('site/copy.ts')).toContain("  actions: { quote: 'Peça' },\n")
  expect(said).toContain(
    'being those of the template:\n  site/config.ts: menu\n  site/config.ts: most.a\n  site/config.ts: deep\n  site/copy.ts: actions.call\n',
  )
  expect(said).toMatch(/has others by now[^\n]*\n {2}site\/config\.ts: menu\n/)
})

test('a clone with all settings and texts in its root has changes in site/, made by calls', { tag }, () => {
  prepare({
    engine: undefined,
    'site/config.ts': undefined,
    'site/errors.ts': '',
    'site.config.ts': [
      "import type { Section } from '@/lib/a'",
      'interface SiteConfig { theme: string; home: Section[] }',
      '',
      '/** Of the client. */',
      "export const site: SiteConfig = {\n  theme: 'atlantico',\n  home: ['hero'],\n}",
      '',
    ].join('\n'),
    'site.copy.ts':
      "export const errorCopy = { title: 'Erro' }\nexport const copy = { a: errorCopy.title, b: 'B' } as const\n",
  })
  clone.commit({
    'site.config.ts': clone.read('site.config.ts').replace("'atlantico'", "'granito'"),
    'site.copy.ts': clone.read('site.copy.ts').replace("'B'", "'Outro'"),
    'app/own.ts': "import { site } from '@/site.config'\nexport const own = site.theme\n",
  })
  template.git('mv', 'site.config.ts', 'site/config.ts')
  template.git('mv', 'site.copy.ts', 'site/copy.ts')
  template.commit()
  bringTool({
    'site/config.ts': 'export const siteConfig = {}\n',
    'lib/settings/define-site.ts': define("theme: 'atlantico', home: ['hero']"),
    'lib/settings/define-copy.ts': 'export const defineCopy = (a: object) => a\n',
  })
  update()
  expect(clone.read('site/config.ts')).toBe(
    [
      "import { defineSite } from '@/lib/settings/define-site'",
      '',
      '/** Of the client. */',
      "export const siteConfig = defineSite({\n  theme: 'granito',\n})",
      '',
    ].join('\n'),
  )
  expect(clone.read('site/copy.ts')).toContain(
    "export const copy = /* @__PURE__ */ defineCopy({ b: 'Outro' })\n",
  )
  expect(clone.read('app/own.ts')).toBe(
    "import { siteConfig } from '@/site/config'\nexport const own = siteConfig.theme\n",
  )
})

test('settings, texts and values of themes that have another name are renamed, and what a human has to look at is named', {
  tag,
}, () => {
  prepare({ 'lib/was.ts': 'export const drawn = 1\n' })
  clone.commit({
    'site/config.ts': "export const siteConfig = {\n  prices: { cents: true, 'moved': 1 },\n  cents: 2,\n}\n",
    'themes/lagoa/theme.ts': 'export const theme = { cards: { gap: 1 } }\n',
    'themes/lagoa/theme.css': '',
    'app/own.tsx':
      'import { drawn } from \'@/lib/was\'\nexport const Own = () => <p className="old-class">{drawn}</p>\n',
  })
  const renames = {
    exports: [],
    keys: [
      { files: 'site/config.ts', from: 'prices.cents', to: 'prices.decimals' },
      { files: 'site/config.ts', from: 'prices.moved', to: 'moved' },
      { files: 'themes/*/theme.ts', from: 'cards.gap', to: 'cards.space' },
    ],
    byHand: [
      { name: 'drawn', was: 'lib/was.ts', say: 'takes a picture' },
      { text: 'old-class', files: '**/*.tsx', was: 'lib/was.ts', say: 'is new-class' },
      { text: 'old-class', files: '**/*.tsx', was: 'lib/never.ts', say: 'is nothing' },
    ],
  }
  template.commit({ 'engine/update/migrations/renames.json': JSON.stringify(renames) })
  const said = update()
  expect(clone.read('site/config.ts')).toBe(
    "export const siteConfig = {\n  prices: { decimals: true, 'moved': 1 },\n  cents: 2,\n}\n",
  )
  expect(clone.read('themes/lagoa/theme.ts')).toBe('export const theme = { cards: { space: 1 } }\n')
  expect(said).toContain('To be renamed by hand:\n  site/config.ts:2 prices.moved is moved\n')
  expect(said).toContain(
    'Used otherwise by now:\n  app/own.tsx:1 drawn: takes a picture\n  app/own.tsx:2 old-class: is new-class\n\n',
  )
  expect(said).toMatch(/A theme of your own needs these files[^\n]*\n {2}themes\/lagoa\/components\.ts\n\n/)
})

/** The version from which on the template has the tool. */
function bringTool(files: Files = {}): void {
  template.bringTool()
  template.commit(files)
}

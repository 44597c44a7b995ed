import { expect, test } from '@playwright/test'
import { markdownParts } from '../../../src/markdown/markdown-html'
import { sectionTexts } from '../../../src/search/records'

const parts = (text: string, own: string[] = []) => markdownParts(text, own, (address) => address)

const numbers = ':::numbers\nnumbers:\n  - value: "6"\n    label: mesas\n:::\n'

test('sections stand between texts, in their order, and the anchors of the page stay unique', () => {
  const { parts: found, problems } = parts(`## Hoje\n\n${numbers}\n## Hoje\n:::avisos\n:::`, ['avisos'])
  expect(problems).toEqual([])
  expect(found).toEqual([
    { html: '<h2 id="hoje">Hoje</h2>\n' },
    { section: 'numbers', numbers: [{ value: '6', label: 'mesas' }] },
    { html: '<h2 id="hoje-2">Hoje</h2>\n' },
    { section: 'avisos' },
  ])
  expect(found.flatMap(sectionTexts)).toEqual(['6', 'mesas'])
})

test('braces, angle brackets and sections within code stay as written', () => {
  const text = 'Um {texto} com <b>HTML</b> e :::\n\n```\n:::numbers\n:::\n```\n\n    :::numbers\n'
  const { parts: found, problems } = parts(text, [])
  expect(problems).toEqual([])
  expect(found).toEqual([{ html: expect.stringContaining('<p>Um {texto} com <b>HTML</b> e :::</p>') }])
})

for (const [name, text, line, problem] of [
  ['an unknown name', '\nOlá\n\n:::galery\n:::\n', 4, /^galery: is no section: write /],
  ['no name', ':::\n:::\n', 1, /^:::: is no section/],
  ['no end', 'Olá\n\n:::numbers\nnumbers: []\n', 3, /^begins a section that does not end: put a line :::/],
  ['wrong YAML', ':::numbers\nnumbers: [\n:::\n', 3, /^the content of numbers cannot be read as YAML: /],
  ['no fields', ':::numbers\nseis mesas\n:::\n', 1, /^numbers needs lines such as "title: …"/],
  [
    'a missing field',
    `${numbers}\n:::numbers\nnumbers:\n  - value: "6"\n:::\n`,
    9,
    /^numbers: numbers\[0\]\.label is missing/,
  ],
  [
    'a number for a text',
    ':::numbers\ntitle: A\nnumbers:\n  - label: mesas\n    value: 6\n:::\n',
    5,
    /value must be a text/,
  ],
] as const) {
  test(`a section with ${name} is reported with its line`, () => {
    const [first] = parts(text, []).problems
    expect(first).toEqual({ line: expect.any(Number), text: expect.stringMatching(problem) })
    expect(first?.line).toBe(line)
  })
}

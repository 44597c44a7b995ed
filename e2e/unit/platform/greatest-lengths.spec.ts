import { expect, test } from '@playwright/test'
import { most } from '../../../lib/platform/contract/limits'
import { completeRecords } from './complete-records'
import { parsed } from './parsed'

const megabyte = 'Longo. '.repeat(150_000)

/** Texts by which a record is known, or told from another kind. */
const names = ['slug', 'tier', 'kind', 'currency', 'pricePeriod', 'pathname']

/** The value with each of its texts and lists endless. */
function endless(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return names.includes(name) ? value : endlessText(value)
  if (Array.isArray(value))
    return [...value.map((item) => endless(item, name)), ...Array(5_000).fill(value[0])]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, endless(inner, key)]))
}

function endlessText(text: string): string {
  // The address of a file has no limit.
  if (text === 'https://a.test/a') return text
  return text.startsWith('https:') ? `${text}${'a'.repeat(1_000_000)}` : megabyte
}

for (const { resource, version, record } of completeRecords) {
  test(`nothing in ${resource} of ${version} is without an end, and what is cut is noted`, () => {
    const isSingle = resource === 'settings' || resource === 'legal'
    const content = endless(record)
    const { content: shown, notes } = parsed(resource, isSingle ? content : [content], version)
    const { texts, lists } = longestIn(shown)
    expect(notes.filter(({ kind }) => kind === 'record left out')).toEqual([])
    expect(texts.get('body') ?? 0).toBeLessThanOrEqual(resource === 'posts' ? most.html : most.prose)
    texts.delete('body')
    for (const [name, length] of texts) expect(length, name).toBeLessThanOrEqual(greatest(name))
    for (const [name, length] of lists) expect(length, name).toBeLessThanOrEqual(most.items)
    expect(notes.length).toBeGreaterThan(0)
    for (const { text } of notes) expect(text.length).toBeLessThanOrEqual(500)
  })
}

const long = ['description', 'problem', 'solution', 'results', 'quote', 'answer']
const middling = ['short', 'excerpt', 'bullets', 'tags', 'lines']

function greatest(name: string): number {
  return long.includes(name) ? most.prose : middling.includes(name) ? most.summary : most.line
}

/** By the name of the field. */
function longestIn(content: object): { texts: Map<string, number>; lists: Map<string, number> } {
  const texts = new Map<string, number>()
  const lists = new Map<string, number>()
  const longest = (map: Map<string, number>, name: string, { length }: { length: number }) =>
    map.set(name, Math.max(map.get(name) ?? 0, length))
  const visit = (name: string, value: unknown) => {
    if (typeof value === 'string') longest(texts, name, value)
    if (Array.isArray(value)) longest(lists, name, value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, item] of Object.entries(value)) visit(Array.isArray(value) ? name : key, item)
  }
  visit('records', content)
  return { texts, lists }
}

test('a text is cut between two characters, and a note tells its length and its beginning', () => {
  const { content, notes } = parsed('values', [{ slug: 'a', title: `a${'😀'.repeat(300)}` }])
  expect(content[0]?.title).toBe(`a${'😀'.repeat(149)}`)
  const text = `record "a": title: a text of 601 characters is cut to 300: "a${'😀'.repeat(19)}…"`
  expect(notes).toEqual([{ kind: 'changed', text }])
})

for (const [resource, longest] of [
  ['values', most.recordsShownWhole],
  ['posts', most.records],
] as const) {
  test(`of endless ${resource} the first ${longest} are shown`, () => {
    const records = Array.from({ length: longest + 1 }, (_, index) => ({ slug: `s${index}` }))
    const { content, notes } = parsed(resource, records)
    expect(content).toHaveLength(longest)
    expect(notes).toEqual([
      {
        kind: 'record left out',
        text: `${longest + 1} items, of which only the first ${longest} are shown`,
      },
    ])
  })
}

test('many faults are not as many lines', () => {
  const { notes } = parsed('values', Array(999).fill({ slug: '' }))
  expect(notes).toHaveLength(201)
  expect(notes.at(-1)?.text).toBe('and more of the like')
})

test('an amount beyond all reason is no price', () => {
  const { content, notes } = parsed('products', [{ slug: 'a', icon: 'truck', price: 1e308 }])
  expect(content[0]?.price).toBe(0)
  expect(notes).toHaveLength(1)
})

test('a version or a tenant that is endless is not the envelope', () => {
  expect(() => parsed('values', [], `6.${'3'.repeat(1_000)}`)).toThrow(/not the envelope/)
})

import { expect, test } from '@playwright/test'
import { schemaOf } from '../../../../lib/kinds'
import { fileFields } from '../../../src/fields/files'
import { fieldLimits } from '../../../src/fields/limits'
import { KnownRecords } from '../../../src/platform/contract/content'
import { completeRecords, pathsIn, valueAt } from '../platform/contract/complete-records'
import { parsed } from '../platform/contract/parsed'

const megabyte = 'Longo. '.repeat(150_000)

/** Fields that identify a record or its kind. */
const identifying = ['slug', 'tier', 'kind', 'currency', 'pricePeriod', 'pathname']

/** The value with all its texts and lists made very long. */
function endless(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return identifying.includes(name) ? value : endlessText(value)
  if (Array.isArray(value))
    return [...value.map((item) => endless(item, name)), ...Array(5_000).fill(value[0])]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, endless(inner, key)]))
}

function endlessText(text: string): string {
  // File addresses have no limit.
  if (text === 'https://a.test/a') return text
  return text.startsWith('https:') ? `${text}${'a'.repeat(1_000_000)}` : megabyte
}

for (const { resource, version, record, tag } of completeRecords) {
  test(`every text and list in ${resource} of ${version} is cut to its maximum, and the cut is noted`, {
    tag,
  }, () => {
    const isSingle = resource === 'settings' || resource === 'legal'
    const content = endless(record)
    const { content: shown, notes } = parsed(resource, isSingle ? content : [content], version)
    expect(notes.filter(({ kind }) => kind === 'record left out')).toEqual([])
    const tooLong = pathsIn(shown).filter((path) => {
      const value = valueAt(shown, path)
      const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
      if (typeof value === 'string') return value.length > maximumLength(resource, name)
      return Array.isArray(value) && value.length > fieldLimits.items
    })
    expect(tooLong).toEqual([])
    expect(notes.length).toBeGreaterThan(0)
    expect(notes.filter(({ text }) => text.length > 500)).toEqual([])
  })
}

const proseFields = ['description', 'problem', 'solution', 'results', 'quote', 'answer', 'body']
const summaryFields = ['short', 'excerpt', 'bullets', 'tags', 'lines']

function maximumLength(resource: string, name: string): number {
  if (resource === 'posts' && name === 'body') return fieldLimits.html
  if (proseFields.includes(name)) return fieldLimits.prose
  return summaryFields.includes(name) ? fieldLimits.summary : fieldLimits.line
}

test('a text is cut between two characters, and a note tells its length and its beginning', () => {
  const { content, notes } = parsed('values', [{ slug: 'a', title: `a${'😀'.repeat(300)}` }])
  expect(content[0]?.title).toBe(`a${'😀'.repeat(149)}`)
  const text = `record "a": title: a text of 601 characters is cut to 300: "a${'😀'.repeat(19)}…"`
  expect(notes).toEqual([{ kind: 'changed', text }])
})

test('records beyond the maximum are left out with one note, and no more than 200 notes are kept', () => {
  for (const [resource, longest] of [
    ['values', fieldLimits.recordsShownWhole],
    ['posts', fieldLimits.records],
  ] as const) {
    const records = Array.from({ length: longest + 1 }, (_, index) => ({ slug: `s${index}` }))
    const { content, notes } = parsed(resource, records)
    expect(content).toHaveLength(longest)
    const text = `${longest + 1} items, of which only the first ${longest} are shown`
    expect(notes).toEqual([{ kind: 'record left out', text }])
  }
  const { notes } = parsed('values', Array(999).fill({ slug: '' }))
  expect(notes).toHaveLength(201)
  expect(notes.at(-1)?.text).toBe('and 799 more like these')
})

test('of 200,000 wrong items the first 200 are noted, all are counted, and few notes are kept in memory', () => {
  // Parsing changes the records.
  const records = () =>
    Array.from({ length: 2_000 }, (_, index) => ({ slug: `s${index}`, tags: Array(100).fill(1) }))
  const { content, notes } = parsed('posts', records())
  expect(content.flatMap(({ tags }) => tags)).toEqual([])
  expect(content).toHaveLength(2_000)
  expect(notes).toHaveLength(201)
  expect(notes.slice(99, 101).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^record "s0": tags\.99: 1 is not understood/),
    expect.stringMatching(/^record "s1": tags\.0: 1 is not understood/),
  ])
  expect(notes.at(-1)?.text).toBe('and 199800 more like these')
  const kept = new KnownRecords().outcomes(records(), 6, schemaOf('posts')(fileFields(6, String)))
  expect(kept.reduce((sum, { notes }) => sum + notes.length, 0)).toBeLessThan(10_000)
})

import { expect, test } from '@playwright/test'
import { splitRecords } from '../../../../src/platform/contract/split-records'

/** The parsed parts of a split body; undefined for a body that is not split. */
function parsedParts(json: string): unknown {
  const parts = splitRecords(Buffer.from(json), 'posts')
  if (parts === undefined) return undefined
  const { posts, ...around } = JSON.parse(parts.around)
  expect(posts).toEqual([])
  return { ...around, posts: parts.records.map((record) => JSON.parse(Buffer.from(record).toString())) }
}

const awkward = [
  { slug: 'a', body: 'x' },
  { slug: 'brackets', body: '}]{[', list: [[{}], [], { a: { b: [1, 2] } }] },
  { slug: 'quotes', body: '\\" \\\\" "posts": [{"slug": "não"}] \\' },
  { slug: 'backslashes', body: '\\'.repeat(7), end: '\\\\' },
  { slug: 'unicode', body: 'ç ã \u2028 😀 \uD800' },
  {},
]

test('a body is split into the records that it parses to', () => {
  for (const posts of [awkward, [], [{}]]) {
    const body = { version: '6.3.0', siteKey: 'posts', posts, later: { posts: [{ slug: 'other' }] } }
    for (const indent of [0, 2, '\t']) {
      const json = JSON.stringify(body, null, indent)
      expect(parsedParts(json)).toEqual(JSON.parse(json))
    }
  }
})

test('a body whose list begins elsewhere, or holds something else than records, is not split', () => {
  for (const json of [
    ...['', '[]', 'null', '"posts"', '{"version":"6.3.0"}', '{"posts":{}}', '{"posts":[1]}'],
    ...['{"posts":[{},null]}', '\uFEFF{"posts":[]}', '{"version":60,"posts":[]}'],
    '{"a":{"posts":[{}]},"posts":[{}]}',
  ])
    expect(parsedParts(json), json).toBeUndefined()
})

test('a truncated or malformed body is not read, wherever its fault is', () => {
  const json = JSON.stringify({ version: '6.3.0', siteKey: 's', posts: awkward })
  const texts = [
    ...Array.from({ length: json.length }, (_, length) => json.slice(0, length)),
    ...[json.replace('},{', '}{'), json.replace('},{', '},,{'), json.replace('}]}', '},]}'), `${json}}`],
    ...[json.replace('"x"', 'x'), json.replace('"version"', 'version')],
  ]
  expect(texts.filter(isRead)).toEqual([])
})

function isRead(text: string): boolean {
  try {
    return (parsedParts(text) ?? JSON.parse(text)) !== undefined
  } catch {
    return false
  }
}

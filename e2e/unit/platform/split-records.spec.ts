import { expect, test } from '@playwright/test'
import { splitRecords } from '../../../lib/platform/contract/split-records'

/** A split body, put together again. */
function joined(json: string): unknown {
  const parts = splitRecords(Buffer.from(json), 'posts')
  if (parts === undefined) throw new Error('not split')
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
  const body = { version: '6.3.0', siteKey: 'posts', posts: awkward, later: { posts: [{ slug: 'other' }] } }
  for (const indent of [0, 2, '\t']) {
    const json = JSON.stringify(body, null, indent)
    expect(joined(json)).toEqual(JSON.parse(json))
  }
  for (const posts of [[], [{}], awkward.slice(0, 1)]) {
    const json = JSON.stringify({ version: '6.3.0', siteKey: 'x', posts })
    expect(joined(json)).toEqual(JSON.parse(json))
  }
})

test('a list that begins elsewhere, or holds something else, is parsed whole', () => {
  for (const json of [
    ...['', '[]', 'null', '"posts"', '{"version":"6.3.0"}', '{"posts":{}}', '{"posts":[1]}'],
    ...[
      '{"posts":[{},null]}',
      '\uFEFF{"posts":[]}',
      '{"version":60,"posts":[]}',
      '{"a":{"posts":[{}]},"posts":[{}]}',
    ],
  ]) {
    expect(() => joined(json), json).toThrow('not split')
  }
})

test('a body that breaks off or has a fault is no JSON, in whichever part', () => {
  const json = JSON.stringify({ version: '6.3.0', siteKey: 's', posts: awkward })
  const broken = [
    ...Array.from({ length: json.length }, (_, length) => json.slice(0, length)),
    json.replace('},{', '}{'),
    json.replace('},{', '},,{'),
    json.replace('}]}', '},]}'),
    json.replace('"x"', 'x'),
    json.replace('"version"', 'version'),
    `${json}}`,
  ]
  for (const text of broken) {
    expect(() => JSON.parse(text)).toThrow()
    expect(() => joined(text), text).toThrow()
  }
})

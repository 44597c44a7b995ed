import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { areArguments } from '../../../src/next/action-arguments'

interface ReactInBrowsers {
  encodeReply: (value: unknown) => Promise<string | FormData>
}

const { encodeReply }: ReactInBrowsers = createRequire(import.meta.url)(
  'next/dist/compiled/react-server-dom-turbopack/client.node',
)

async function sent(...values: unknown[]): Promise<FormData> {
  const reply = await encodeReply(values)
  if (typeof reply !== 'string') return reply
  const form = new FormData()
  form.set('0', reply)
  return form
}

const fields = new FormData()
fields.set('file', new File(['x'.repeat(1_000)], 'a.txt'))
fields.append('$text', '$text')

const shared = { a: { b: ['$', '$$', '$Q1', { c: 1 }] } }
const itself: { own?: unknown; list: unknown[] } = { list: [] }
itself.own = itself
itself.list.push(itself, shared)

const values: Record<string, unknown> = {
  texts: ['', 'a', '$', '$$', '$undefined', '$1:a', 'x'.repeat(2_000)],
  numbers: [0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 12n, -(10n ** 290n)],
  nothing: [null, undefined, true],
  dates: [new Date(0), new Date(Number.NaN)],
  collections: [
    new Map<unknown, unknown>([
      ['a', new Set([shared])],
      [shared, new Map()],
    ]),
    new Set(),
    [1].values(),
  ],
  binary: [
    new ArrayBuffer(3),
    new Uint8Array(3),
    new Float64Array(2),
    new BigInt64Array(1),
    new DataView(new ArrayBuffer(2)),
  ],
  files: [new Blob(['x']), fields, new FormData()],
  later: [Promise.resolve(shared), Promise.resolve([Promise.resolve(1)])],
  streams: [new Blob(['x']).stream(), new ReadableStream({ start: (stream) => stream.close() })],
  'the same twice': [shared, shared, shared.a, shared.a.b, { shared }],
  itself,
  deep: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`),
}

for (const [what, value] of Object.entries(values))
  test(`arguments that React sends are accepted: ${what}`, async () => {
    expect(areArguments(await sent('x', value, fields), true)).toBe(true)
  })

test('arguments that React cannot read are refused', async () => {
  const accepted = [
    '["$Q1"]',
    '["$1"]',
    '["$@1"]',
    '["$F"]',
    '{',
    '{}',
    `${'['.repeat(200)}${']'.repeat(200)}`,
  ].filter((text) => {
    const form = new FormData()
    form.set('0', text)
    return areArguments(form, true)
  })
  expect(accepted).toEqual([])
})

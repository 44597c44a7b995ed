import { anotherAddress, hiddenFields, leadCalls, newLead, post } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from './aged-site'

/* Tests of posts that no form of the site sends. A 500 of Next.js is logged as an error, and reaches the agency's tracker. */

type Fields = Record<string, string>

/** A part without a name is a file. */
function multipart(fields: Fields, file = ''): string {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${name === file ? '; filename="a"' : ''}\r\n\r\n${value}\r\n`
  return `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('')}--x--\r\n`
}

/** Impossible first arguments of an action. */
const garbled = [
  ...[
    '$Q1',
    '$W1',
    '$i1',
    '$h1',
    '$B1',
    '$A1',
    '$g1',
    '$F1',
    '$1',
    '$1:a',
    '$0:9:x',
    '$@9',
    '$',
    '$z',
    '$nx',
  ],
  `$n${'9'.repeat(301)}`,
  '$Q0',
]

function forgedCalls(): Fields[] {
  const lead = Object.fromEntries(Object.entries(newLead()).map(([name, value]) => [`_1_${name}`, value]))
  return [
    ...garbled.map((first) => ({ 0: JSON.stringify([first, '$K1']) })),
    ...garbled.map((first) => ({ 0: JSON.stringify([first, '$K1']), 1: '{"id":"x","bound":null}' })),
    ...[
      '{',
      '',
      '"a"',
      '{}',
      'null',
      '1',
      '[]',
      '[null]',
      '["a","b"]',
      '[{},{}]',
      '["$undefined","$Q2"]',
    ].map((all) => ({ 0: all, 2: '[]' })),
    { 0: `${'['.repeat(5_000)}${']'.repeat(5_000)}` },
    { 0: JSON.stringify(Array(1_001).fill('$K1')) },
    { 0: '["$W2","$W2"]', 2: '[]' },
    { 0: '[{"__proto__":{}},"$K1"]' },
    { 1: '[]' },
  ].map((fields) => ({ ...fields, ...lead }))
}

test('forged arguments of an action get a 400, log no error and send no lead', {
  tag: '@all',
}, async ({ site: { origin, log }, sandbox }) => {
  const hidden = Object.fromEntries(await hiddenFields(`${origin}/contactos`))
  const [reference = ''] = Object.keys(hidden).filter((name) => name.startsWith('$ACTION_REF_'))
  const prefix = `$ACTION_${reference.slice(12)}:`
  const id = /"id":"(\w+)"/.exec(hidden[`${prefix}0`] ?? '')?.[1] ?? ''
  const whole = { ...hidden, ...newLead() }
  const forms: Fields[] = [
    ...['[', '{}', '1', '[[', JSON.stringify(Array(1_001).fill(0)), '["a","b"]', '["$Q2"]', '["$T"]'].map(
      (bound) => ({
        ...whole,
        [`${prefix}1`]: bound,
      }),
    ),
    ...['$@9', '$1', 'x'].map((bound) => ({ ...whole, [`${prefix}0`]: JSON.stringify({ id, bound }) })),
    { ...whole, [`${prefix}0`]: `{"id":"${id}"` },
    { ...whole, [`${prefix}0`]: `{"id":"${id}","bound":[]}` },
    { ...newLead(), [`$ACTION_ID_${id}`]: '' },
    ...['{', '9'].map((number) => ({ ...whole, [`${prefix}0`]: number })),
  ]
  const headers = {
    origin,
    'content-type': 'multipart/form-data; boundary=x',
    'x-forwarded-for': anotherAddress(),
  }
  const call = { ...headers, 'next-action': id }
  const posts = [
    ...forms.map((fields) => ({ headers, body: multipart(fields) })),
    ...forgedCalls().map((fields) => ({ headers: call, body: multipart(fields) })),
    { headers: call, body: multipart({ 0: '["$A1","$K1"]', 1: 'x' }) },
    { headers: call, body: multipart({ 0: '["$g1","$K1"]', 1: 'x' }, '1') },
    ...['', '{', '[]', '["$F1"]', '[{}]', '"x"'].map((body) => ({
      headers: { ...call, 'content-type': 'text/plain;charset=UTF-8' },
      body,
    })),
    ...['', '--x', '--x\r\nContent-Disp', multipart(whole).slice(0, -200), 'nothing'].flatMap((body) => [
      { headers, body },
      { headers: call, body },
    ]),
    { headers: { ...headers, 'content-type': 'multipart/form-data' }, body: multipart(whole) },
  ]
  const before = log().length
  const found: unknown[] = []
  for (const one of posts) {
    const answer = await rawRequest(origin, { method: 'POST', path: '/contactos', ...one })
    if (answer.status !== 400) found.push([answer.status, one.headers === headers, one.body.slice(0, 300)])
  }
  expect(found).toEqual([])
  expect(log().slice(before)).not.toMatch(/^\s+at |\bError\b/m)
  expect(await leadCalls(sandbox)).toBe(0)
  expect((await post({ origin, from: anotherAddress() })).status).toBe(303)
})

test('a malformed body gets a 400 with the contacts, also at a page of an agency', {
  tag: '@all',
}, async ({ site: { origin, log } }) => {
  const before = log().length
  for (const path of ['/contactos', '/agencia/acoes', '/nada']) {
    const headers = { origin, 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await rawRequest(origin, { method: 'POST', path, headers, body: '--x\r\nContent-Disp' })
    expect([path, answer.status]).toEqual([path, 400])
    expect(String(answer.body)).toContain('href="tel:+351220000140"')
  }
  expect(log().slice(before)).not.toContain('Error')
})

test('a form of an agency that is posted with a foreign Origin or null gets a 403 with the contacts and what was typed', {
  tag: '@all',
}, async ({ site: { origin, log } }) => {
  const path = '/agencia/falha'
  const values = { nome: 'Ana', pedido: 'Uma mesa' }
  const before = log().length
  for (const foreign of ['https://outro.example', 'null']) {
    const refused = await post({ origin, path, values, headers: { origin: foreign } })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toMatch(/<pre>Ana\nUma mesa<\/pre>[\s\S]*href="tel:\+351220000140"/)
  }
  expect(log().slice(before)).not.toContain('Error')
  expect((await post({ origin, path, values })).status, 'with the Origin of the site').toBe(500)
})

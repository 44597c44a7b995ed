import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { specifiedTags } from '../servers/push'

const { secret } = stagePlan('mare-alta')
const withSecret = { authorization: `Bearer ${secret}` }

test('a push without the secret gets a 401 for any body', async ({ baseURL }) => {
  for (const authorization of [undefined, '', secret, 'Bearer', `bearer ${secret}x`, 'Basic x']) {
    const headers = authorization === undefined ? {} : { authorization }
    for (const body of ['{"tags":["settings"]}', 'not json']) {
      const response = await fetch(`${baseURL}/api/revalidate`, { method: 'POST', headers, body })
      expect(response.status, authorization).toBe(401)
    }
  }
})

test('the scheme Bearer of a push is accepted in upper and lower case', async ({ baseURL }) => {
  const body = '{"tags":["values"]}'
  for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
    const headers = { authorization: `${scheme} ${secret}` }
    const response = await fetch(`${baseURL}/api/revalidate`, { method: 'POST', headers, body })
    expect(response.status, scheme).toBe(200)
  }
})

test('a push without a list of known tags gets a 400 and renews nothing', async ({ request, stage }) => {
  const reads = async () => JSON.stringify((await stage.sandbox.state()).reads)
  const before = await reads()
  const headers = { ...withSecret, 'content-type': 'application/json' }
  for (const body of [
    ...['', 'not json', '[]', '{}', '{"tags":"settings"}', '{"tags":[]}', '{"tags":["settings",7]}'],
    ...['nada', 'Settings', 'settings ', 'posts', 'projects', '__proto__'].map(
      (tag) => `{"tags":["settings","${tag}"]}`,
    ),
    `{"tags":["settings"],"more":"${'x'.repeat(2_000_000)}"}`,
  ]) {
    const response = await request.post('/api/revalidate', { headers, data: Buffer.from(body) })
    expect(response.status(), body.slice(0, 40)).toBe(400)
  }
  expect(await reads()).toBe(before)
})

test('each of the seven tags is accepted, alone and together', async ({ request }) => {
  for (const list of [...specifiedTags.map((tag) => [tag]), specifiedTags]) {
    const response = await request.post('/api/revalidate', { headers: withSecret, data: { tags: list } })
    expect(response.status(), list.join()).toBe(200)
  }
})

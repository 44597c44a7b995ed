import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { specifiedTags } from '../servers/push'

const { secret } = stagePlan('mare-alta')
const good = { authorization: `Bearer ${secret}` }

test('without the secret nothing of a push is looked at', async ({ baseURL }) => {
  for (const authorization of [undefined, '', secret, 'Bearer', `bearer ${secret}x`, 'Basic x']) {
    const headers = authorization === undefined ? {} : { authorization }
    for (const body of ['{"tags":["settings"]}', 'not json']) {
      const response = await fetch(`${baseURL}/api/revalidate`, { method: 'POST', headers, body })
      expect(response.status, authorization).toBe(401)
    }
  }
})

test('a body that is no list of known tags is a 400 that renews nothing', async ({ request, stage }) => {
  const reads = async () => JSON.stringify((await stage.sandbox.state()).reads)
  const before = await reads()
  const headers = { ...good, 'content-type': 'application/json' }
  for (const body of [
    '',
    'not json',
    '[]',
    '{}',
    '{"tags":"settings"}',
    '{"tags":[]}',
    '{"tags":["settings","nada"]}',
    '{"tags":["settings",7]}',
    '{"tags":["posts"]}',
    '{"tags":["projects"]}',
    '{"tags":["__proto__"]}',
    `{"tags":["settings"],"more":"${'x'.repeat(2_000_000)}"}`,
  ]) {
    const response = await request.post('/api/revalidate', { headers, data: Buffer.from(body) })
    expect(response.status(), body.slice(0, 40)).toBe(400)
  }
  expect(await reads()).toBe(before)
})

test('each of the seven tags is accepted, alone and together', async ({ request }) => {
  for (const list of [...specifiedTags.map((tag) => [tag]), specifiedTags]) {
    const response = await request.post('/api/revalidate', { headers: good, data: { tags: list } })
    expect(response.status(), list.join()).toBe(200)
  }
})

test('only POST is answered', async ({ request }) => {
  expect((await request.get('/api/revalidate')).status()).toBe(405)
})

test('many pushes at once cost few reads', async ({ request, stage }) => {
  const reads = async () => (await stage.sandbox.state()).reads['mare-alta']?.values ?? 0
  const before = await reads()
  // A busy machine tears them apart: those that come within a read are one burst.
  await stage.sandbox.setFault({ siteKey: 'mare-alta', resource: 'values', fault: 'slow', ms: 1_000 })
  const pushes = Array.from({ length: 20 }, () =>
    request.post('/api/revalidate', { headers: good, data: { tags: ['values'] } }),
  )
  for (const response of await Promise.all(pushes)) expect(response.status()).toBe(200)
  await stage.sandbox.clearFaults()
  expect((await reads()) - before).toBeLessThanOrEqual(4)
})

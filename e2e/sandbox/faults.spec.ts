import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { MARE_ALTA, NOVO, OFICINA, read, resourceOf, sendLead, VALID_LEAD } from './support/client'
import { contentFolder } from './support/folders'

const services = ['a', 'b', 'c'].map((slug) => ({ slug, title: slug, icon: 'zap', tier: 'primary' }))
let sandbox: Sandbox

test.beforeAll(async () => {
  sandbox = await startSandbox({ content: contentFolder({ 'mare-alta/services': services }) })
})
test.afterEach(() => sandbox.clearFaults())
test.afterAll(() => sandbox.stop())

const set = (resource: string, fault: string, more: object = {}) =>
  sandbox.setFault({ siteKey: MARE_ALTA, resource, fault, ...more })
const readServices = (init: RequestInit = {}) => read(sandbox.origin, MARE_ALTA, 'services', init)
const leads = async () => (await sandbox.state()).leads[MARE_ALTA] ?? []

const STATUSES: Record<string, { status: number; body: unknown }> = {
  401: { status: 401, body: { error: expect.any(String) } },
  404: { status: 404, body: '' },
  429: { status: 429, body: { error: expect.any(String) } },
  500: { status: 500, body: { error: expect.any(String) } },
}
for (const [fault, { status, body }] of Object.entries(STATUSES)) {
  test(`${fault}: that status, on reads and leads`, async () => {
    for (const [target, send] of [
      ['services', readServices],
      ['leads', lead],
    ] as const) {
      await set(target, fault)
      const response = await send()
      expect(response.status).toBe(status)
      const text = await response.text()
      expect(text === '' ? '' : JSON.parse(text)).toEqual(body)
    }
    expect(await leads()).toEqual([])
  })
}

test('garbage: 200, HTML that is no JSON', async () => {
  for (const [target, send] of [
    ['services', readServices],
    ['leads', lead],
  ] as const) {
    await set(target, 'garbage')
    const response = await send()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toMatch(/^<!doctype html>/)
  }
})

test('empty: the status of success and no body', async () => {
  await set('*', 'empty')
  const [response, answer] = [await readServices(), await lead()]
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect([answer.status, await answer.text()]).toEqual([201, ''])
})

test('wrong-shape: the status of success and JSON that is neither envelope nor answer', async () => {
  await set('*', 'wrong-shape')
  const [response, answer] = [await readServices(), await lead()]
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect([answer.status, await answer.json()]).toEqual([201, { ok: true }])
})

test('truncated: a good head, half a body, then the connection is cut', async () => {
  await set('*', 'truncated')
  for (const response of [await readServices(), await lead()]) {
    expect(response.ok).toBe(true)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10)
    await expect(response.text()).rejects.toThrow()
  }
})

test('reset: no answer at all', async () => {
  await set('*', 'reset')
  await expect(readServices()).rejects.toThrow('fetch failed')
  await expect(lead()).rejects.toThrow('fetch failed')
})

test('hang: no answer until the client leaves, or until the fault is cleared', async () => {
  for (const send of [readServices, lead]) {
    await set('*', 'hang')
    const left = await arrived(send)
    await sleep(300)
    left.leave()
    await expect(left.answer).rejects.toThrow('abort')
    const cut = await arrived(send)
    await sandbox.clearFaults()
    await expect(cut.answer).rejects.toThrow('fetch failed')
  }
})

test('hang with times: the fault is used up, the request is still held', async () => {
  await set('services', 'hang', { times: 1 })
  const leaving = new AbortController()
  const held = expect(readServices({ signal: leaving.signal })).rejects.toThrow('abort')
  await expect.poll(async () => (await sandbox.state()).faults).toEqual([])
  expect((await readServices()).status).toBe(200)
  leaving.abort()
  await held
})

test('slow: the right answer, late', async () => {
  await set('*', 'slow', { ms: 400 })
  const started = Date.now()
  expect(await resourceOf(sandbox.origin, MARE_ALTA, 'services')).toHaveLength(3)
  expect((await lead()).status).toBe(201)
  expect(Date.now() - started).toBeGreaterThanOrEqual(780)
})

test('slow: a lead is stored although its sender did not wait', async () => {
  const before = (await leads()).length
  await set('leads', 'slow', { ms: 60_000 })
  const { answer, leave } = await arrived(lead)
  leave()
  await expect(answer).rejects.toThrow('abort')
  await sandbox.clearFaults()
  await expect.poll(async () => (await leads()).length).toBe(before + 1)
})

test('foreign-version: the right content under a major that nobody knows', async () => {
  await set('*', 'foreign-version')
  expect(await (await readServices()).json()).toMatchObject({ version: '7.0.0', services: [{}, {}, {}] })
})

test('upgrade-in-flight: settings name the other description, whose own resources are not there', async () => {
  await set('*', 'upgrade-in-flight')
  const status = async (resource: string) => (await read(sandbox.origin, MARE_ALTA, resource)).status
  expect(await (await read(sandbox.origin, MARE_ALTA, 'settings')).json()).toMatchObject({ version: '4.1.0' })
  expect(await Promise.all(['services', 'projects', 'posts', 'caseStudies'].map(status))).toEqual([
    200, 404, 404, 404,
  ])
})

test('wrong-record: the first record without its slug, or with the wrong type in the fields named', async () => {
  await set('services', 'wrong-record')
  const [first, ...rest] = await resourceOf(sandbox.origin, MARE_ALTA, 'services')
  expect(first).toMatchObject({ title: 'a' })
  expect(first).not.toHaveProperty('slug')
  expect(rest).toMatchObject([{ slug: 'b' }, { slug: 'c' }])

  await set('services', 'wrong-record', { fields: ['title', 'bullets'] })
  const [spoiled] = await resourceOf(sandbox.origin, MARE_ALTA, 'services')
  expect(spoiled).toMatchObject({ slug: 'a', title: [['wrong']], bullets: [['wrong']] })
})

test('wrong-record of an empty collection: one broken record', async () => {
  await sandbox.setFault({ siteKey: NOVO, resource: 'posts', fault: 'wrong-record' })
  expect(await resourceOf(sandbox.origin, NOVO, 'posts')).toEqual([{}])
})

test('422: a refusal with an issue for each field named', async () => {
  await set('leads', '422', { fields: ['name', 'serviceSlug'] })
  const response = await lead()
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    error: expect.any(String),
    issues: [
      { path: 'name', message: expect.any(String) },
      { path: 'serviceSlug', message: expect.any(String) },
    ],
  })
})

for (const fault of ['500', 'hang', 'reset', 'garbage', 'truncated', 'empty', 'wrong-shape']) {
  test(`${fault} on leads: the lead is lost, or with "store" kept while its answer is lost`, async () => {
    const before = (await leads()).length
    for (const store of [false, true]) {
      await set('leads', fault, { store })
      const { answer, leave } = await arrived(lead)
      if (store) await expect.poll(leads).toHaveLength(before + 1)
      if (fault === 'hang') leave()
      const body = await answer.then((response) => response.json()).catch(() => undefined)
      expect(body ?? {}).not.toHaveProperty('id')
      expect(await leads()).toHaveLength(store ? before + 1 : before)
    }
  })
}

test('a fault meets its tenant and target alone, and every time until it is cleared', async () => {
  await set('services', '500')
  for (let time = 0; time < 3; time += 1) expect((await readServices()).status).toBe(500)
  expect((await read(sandbox.origin, MARE_ALTA, 'products')).status).toBe(200)
  expect((await read(sandbox.origin, OFICINA, 'services')).status).toBe(200)
  expect((await lead()).status).toBe(201)
  await sandbox.clearFaults()
  expect((await readServices()).status).toBe(200)
})

test('* meets every resource and the leads; a fault of one target goes before it', async () => {
  await set('*', '500')
  await set('services', '429')
  expect((await readServices()).status).toBe(429)
  expect((await read(sandbox.origin, MARE_ALTA, 'legal')).status).toBe(500)
  expect((await lead()).status).toBe(500)
})

test('* passes by where its fault has no meaning', async () => {
  await set('*', 'wrong-record')
  expect((await read(sandbox.origin, MARE_ALTA, 'legal')).status).toBe(200)
  expect((await lead()).status).toBe(201)
  expect(await resourceOf(sandbox.origin, MARE_ALTA, 'faqs')).toEqual([{}])
})

test('times: after so many requests it has cleared itself', async () => {
  await set('services', '500', { times: 2 })
  const statuses = []
  for (let time = 0; time < 4; time += 1) statuses.push((await readServices()).status)
  expect(statuses).toEqual([500, 500, 200, 200])
})

test('a new fault replaces the old one of its target; one alone can be cleared', async () => {
  await set('services', '500')
  await set('services', '429')
  await set('leads', '500')
  expect((await sandbox.state()).faults).toMatchObject([{ fault: '429' }, { fault: '500' }])
  const query = `siteKey=${MARE_ALTA}&resource=services`
  await fetch(`${sandbox.origin}/console/faults?${query}`, { method: 'DELETE' })
  expect((await sandbox.state()).faults).toMatchObject([{ resource: 'leads' }])
})

test('the key is looked at first, and a faulty read is counted as any other', async () => {
  await fetch(`${sandbox.origin}/console/reset-counters`, { method: 'POST' })
  await set('*', '500')
  expect((await readServices({ headers: {} })).status).toBe(401)
  await readServices()
  expect((await sandbox.state()).reads[MARE_ALTA]).toEqual({ services: 1 })
})

const REFUSED: Record<string, object> = {
  'an unknown tenant': { siteKey: 'nobody', resource: '*', fault: '500' },
  'a resource of the other description': { siteKey: OFICINA, resource: 'posts', fault: '500' },
  'an unknown fault': { siteKey: MARE_ALTA, resource: 'posts', fault: 'flood' },
  'a broken record of a singleton': { siteKey: MARE_ALTA, resource: 'settings', fault: 'wrong-record' },
  'a 422 on a read': { siteKey: MARE_ALTA, resource: 'posts', fault: '422' },
  'a stored read': { siteKey: MARE_ALTA, resource: 'posts', fault: 'hang', store: true },
  'an unknown field': { siteKey: MARE_ALTA, resource: 'posts', fault: '500', time: 1 },
  'no times at all': { siteKey: MARE_ALTA, resource: 'posts', fault: '500', times: 0 },
}
for (const [what, order] of Object.entries(REFUSED)) {
  test(`${what} cannot be switched on`, async () => {
    await expect(sandbox.setFault({ ...order })).rejects.toThrow('error')
    expect((await sandbox.state()).faults).toEqual([])
  })
}

function lead(init: RequestInit = {}) {
  return sendLead(sandbox.origin, MARE_ALTA, VALID_LEAD, init)
}

/** A call that the sandbox has: of one that leaves before, or that the end of a fault overtakes, anything may become. */
async function arrived(send: (init: RequestInit) => Promise<Response>) {
  const calls = async () => {
    const { reads, leadCalls } = await sandbox.state()
    return (reads[MARE_ALTA]?.services ?? 0) + (leadCalls[MARE_ALTA] ?? 0)
  }
  const before = await calls()
  const leaving = new AbortController()
  const answer = send({ signal: leaving.signal })
  // It may fail before it is looked at.
  answer.catch(() => undefined)
  await expect.poll(calls).toBe(before + 1)
  return { answer, leave: () => leaving.abort() }
}

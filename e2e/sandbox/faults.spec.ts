import { expect, test } from '@playwright/test'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { MARE_ALTA, OFICINA, read, resourceOf, sendLead, VALID_LEAD } from './support/client'
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

/** What a read and a lead are answered with. The table of outages and the doctor's tests have each fault before the site. */
const ANSWERS: Record<string, [read: number, lead: number, body: RegExp]> = {
  401: [401, 401, /^\{"error":/],
  404: [404, 404, /^$/],
  429: [429, 429, /^\{"error":/],
  500: [500, 500, /^\{"error":/],
  garbage: [200, 200, /^<!doctype html>/],
  empty: [200, 201, /^$/],
  'wrong-shape': [200, 201, /^\{"ok":true\}$/],
}
for (const [fault, [ofRead, ofLead, body]] of Object.entries(ANSWERS)) {
  test(`${fault}: the same on reads and leads`, async () => {
    await set('*', fault)
    for (const [send, status] of [
      [readServices, ofRead],
      [lead, ofLead],
    ] as const) {
      const response = await send()
      expect(response.status).toBe(status)
      expect(await response.text()).toMatch(body)
    }
    expect(await leads()).toEqual([])
  })
}

test('truncated, reset and hang: half a body, no answer, and none until the client leaves', async () => {
  await set('*', 'truncated')
  for (const response of [await readServices(), await lead()]) {
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10)
    await expect(response.text()).rejects.toThrow()
  }
  await set('*', 'reset')
  await expect(readServices()).rejects.toThrow('fetch failed')
  await expect(lead()).rejects.toThrow('fetch failed')
  await set('*', 'hang')
  const cut = await arrived(readServices)
  await sandbox.clearFaults()
  await expect(cut.answer).rejects.toThrow('fetch failed')
})

test('slow: the right answer, late', async () => {
  await set('*', 'slow', { ms: 400 })
  const started = Date.now()
  expect(await resourceOf(sandbox.origin, MARE_ALTA, 'services')).toHaveLength(3)
  expect(Date.now() - started).toBeGreaterThanOrEqual(390)
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

test('times: after so many requests it has cleared itself', async () => {
  await set('services', '500', { times: 2 })
  const statuses = []
  for (let time = 0; time < 4; time += 1) statuses.push((await readServices()).status)
  expect(statuses).toEqual([500, 500, 200, 200])
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

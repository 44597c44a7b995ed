import { expect } from '@playwright/test'
import type { Sandbox } from '../servers/sandbox'
import { type Client, MARE_ALTA, OFICINA, test } from './support/client'
import { contentFolder } from './support/folders'

const services = ['a', 'b', 'c'].map((slug) => ({ slug, title: slug, icon: 'zap', tier: 'primary' }))

test.use({ options: { content: contentFolder({ 'mare-alta/services': services }) } })
test.afterEach(({ sandbox }) => sandbox.clearFaults())

/** A sandbox as a site of its first tenant sees it. */
function site(sandbox: Sandbox & Client) {
  return {
    set: (resource: string, fault: string, more: object = {}) =>
      sandbox.setFault({ siteKey: MARE_ALTA, resource, fault, ...more }),
    read: (resource = 'services') => sandbox.call(MARE_ALTA, resource),
    lead: () => sandbox.sendLead(MARE_ALTA),
    leads: async () => (await sandbox.state()).leads[MARE_ALTA] ?? [],
    /**
     * A lead that has reached the sandbox. Anything may become of one whose sender leaves before, or that the end of a fault
     * overtakes.
     */
    arrivedLead: async () => {
      const calls = async () => (await sandbox.state()).leadCalls[MARE_ALTA] ?? 0
      const before = await calls()
      const leaving = new AbortController()
      const answer = sandbox.sendLead(MARE_ALTA, undefined, { signal: leaving.signal })
      // It may fail before it is looked at.
      answer.catch(() => undefined)
      await expect.poll(calls).toBe(before + 1)
      return { answer, leave: () => leaving.abort() }
    },
  }
}

test('the faults that are an answer: the same on reads and leads', async ({ sandbox }) => {
  const { set, read, lead, leads } = site(sandbox)
  const error = /^\{"error":/
  const answers: [fault: string, read: number, lead: number, body: RegExp][] = [
    ['401', 401, 401, error],
    ['404', 404, 404, /^$/],
    ['429', 429, 429, error],
    ['500', 500, 500, error],
    ['garbage', 200, 200, /^<!doctype html>/],
    ['empty', 200, 201, /^$/],
    ['wrong-shape', 200, 201, /^\{"ok":true\}$/],
  ]
  for (const [fault, ofRead, ofLead, body] of answers) {
    await set('*', fault)
    const [toRead, toLead] = [await read(), await lead()]
    expect([toRead.status, toLead.status], fault).toEqual([ofRead, ofLead])
    for (const answer of [toRead, toLead]) expect(await answer.text(), fault).toMatch(body)
  }
  expect(await leads()).toEqual([])
})

test('truncated, reset and hang: half a body, no answer, and none until the client leaves', async ({
  sandbox,
}) => {
  const { set, read, lead, arrivedLead } = site(sandbox)
  await set('*', 'truncated')
  for (const response of [await read(), await lead()]) {
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10)
    await expect(response.text()).rejects.toThrow()
  }
  await set('*', 'reset')
  await expect(read()).rejects.toThrow('fetch failed')
  await expect(lead()).rejects.toThrow('fetch failed')
  await set('*', 'hang')
  const cut = await arrivedLead()
  await sandbox.clearFaults()
  await expect(cut.answer).rejects.toThrow('fetch failed')
})

test('slow: the right answer, late; a lead is stored although its sender did not wait', async ({
  sandbox,
}) => {
  const { set, leads, arrivedLead } = site(sandbox)
  await set('*', 'slow', { ms: 400 })
  const started = Date.now()
  expect(await sandbox.resourceOf(MARE_ALTA, 'services')).toHaveLength(3)
  expect(Date.now() - started).toBeGreaterThanOrEqual(390)

  const before = (await leads()).length
  await set('leads', 'slow', { ms: 60_000 })
  const { answer, leave } = await arrivedLead()
  leave()
  await expect(answer).rejects.toThrow('abort')
  await sandbox.clearFaults()
  await expect.poll(leads).toHaveLength(before + 1)
})

test('upgrade-in-flight: settings name the other description, whose own resources are not there', async ({
  sandbox,
}) => {
  const { set, read } = site(sandbox)
  await set('*', 'upgrade-in-flight')
  expect(await (await read('settings')).json()).toMatchObject({ version: '4.1.0' })
  const others = await Promise.all(['services', 'projects', 'posts', 'caseStudies'].map(read))
  expect(others.map(({ status }) => status)).toEqual([200, 404, 404, 404])
})

test('wrong-record: the first record without its slug, or with the wrong type in the fields named', async ({
  sandbox,
}) => {
  const { set } = site(sandbox)
  await set('services', 'wrong-record')
  const [first, ...rest] = await sandbox.resourceOf(MARE_ALTA, 'services')
  expect(first).toMatchObject({ title: 'a' })
  expect(first).not.toHaveProperty('slug')
  expect(rest).toMatchObject([{ slug: 'b' }, { slug: 'c' }])

  await set('services', 'wrong-record', { fields: ['title', 'bullets'] })
  const [spoiled] = await sandbox.resourceOf(MARE_ALTA, 'services')
  expect(spoiled).toMatchObject({ slug: 'a', title: [['wrong']], bullets: [['wrong']] })
})

for (const fault of ['500', 'hang', 'reset', 'garbage', 'truncated', 'empty', 'wrong-shape']) {
  test(`${fault} on leads: the lead is lost, or with "store" kept while its answer is lost`, async ({
    sandbox,
  }) => {
    const { set, leads, arrivedLead } = site(sandbox)
    const before = (await leads()).length
    for (const store of [false, true]) {
      await set('leads', fault, { store })
      const { answer, leave } = await arrivedLead()
      if (store) await expect.poll(leads).toHaveLength(before + 1)
      if (fault === 'hang') leave()
      const body = await answer.then((response) => response.json()).catch(() => undefined)
      expect(body ?? {}).not.toHaveProperty('id')
      expect(await leads()).toHaveLength(store ? before + 1 : before)
    }
  })
}

test('a fault meets its tenant and target alone, every time until it is cleared; * meets all, unless a target has its own', async ({
  sandbox,
}) => {
  const { set, read, lead } = site(sandbox)
  await set('services', '500')
  for (let time = 0; time < 3; time += 1) expect((await read()).status).toBe(500)
  expect((await read('products')).status).toBe(200)
  expect((await sandbox.call(OFICINA, 'services')).status).toBe(200)
  expect((await lead()).status).toBe(201)
  await sandbox.clearFaults()
  expect((await read()).status).toBe(200)

  await set('*', '500')
  await set('services', '429')
  expect((await read()).status).toBe(429)
  expect((await read('legal')).status).toBe(500)
  expect((await lead()).status).toBe(500)
})

test('times: after so many requests it has cleared itself', async ({ sandbox }) => {
  const { set, read } = site(sandbox)
  await set('services', '500', { times: 2 })
  const statuses = []
  for (let time = 0; time < 4; time += 1) statuses.push((await read()).status)
  expect(statuses).toEqual([500, 500, 200, 200])
})

test('what makes no sense cannot be switched on', async ({ sandbox }) => {
  for (const order of [
    { siteKey: 'nobody', resource: '*', fault: '500' },
    { siteKey: OFICINA, resource: 'posts', fault: '500' },
    { siteKey: MARE_ALTA, resource: 'posts', fault: 'flood' },
    { siteKey: MARE_ALTA, resource: 'settings', fault: 'wrong-record' },
    { siteKey: MARE_ALTA, resource: 'posts', fault: '422' },
    { siteKey: MARE_ALTA, resource: 'posts', fault: 'hang', store: true },
    { siteKey: MARE_ALTA, resource: 'posts', fault: '500', time: 1 },
    { siteKey: MARE_ALTA, resource: 'posts', fault: '500', times: 0 },
  ])
    await expect(sandbox.setFault(order), JSON.stringify(order)).rejects.toThrow('error')
  expect((await sandbox.state()).faults).toEqual([])
})

import { expect } from '@playwright/test'
import { test as base, MARE_ALTA, OFICINA } from './support/client'
import { contentFolder } from './support/folders'

const services = ['a', 'b', 'c'].map((slug) => ({ slug, title: slug, icon: 'zap', tier: 'primary' }))

interface Site {
  set: (resource: string, fault: string, more?: object) => Promise<unknown>
  read: (resource?: string) => Promise<Response>
  lead: () => Promise<Response>
  leads: () => Promise<object[]>
  /** A lead that has reached the sandbox. Otherwise, a lead may be lost when its sender leaves early, or when the fault ends before it arrives. */
  arrivedLead: () => Promise<{ answer: Promise<Response>; leave: () => void }>
}

/** A test with the sandbox as a site of its first tenant sees it. */
const test = base.extend<{ site: Site }>({
  site: async ({ sandbox }, use) => {
    const calls = async () => (await sandbox.state()).leadCalls[MARE_ALTA] ?? 0
    await use({
      set: (resource, fault, more = {}) => sandbox.setFault({ siteKey: MARE_ALTA, resource, fault, ...more }),
      read: (resource = 'services') => sandbox.call(MARE_ALTA, resource),
      lead: () => sandbox.sendLead(MARE_ALTA),
      leads: async () => (await sandbox.state()).leads[MARE_ALTA] ?? [],
      arrivedLead: async () => {
        const before = await calls()
        const leaving = new AbortController()
        const answer = sandbox.sendLead(MARE_ALTA, undefined, { signal: leaving.signal })
        // The answer may fail before the test awaits it.
        answer.catch(() => undefined)
        await expect.poll(calls).toBe(before + 1)
        return { answer, leave: () => leaving.abort() }
      },
    })
    await sandbox.clearFaults()
  },
})

test.use({ options: { content: contentFolder({ 'mare-alta/services': services }) } })

const error = /^\{"error":/
for (const [fault, ofRead, ofLead, body] of [
  ['401', 401, 401, error],
  ['404', 404, 404, /^$/],
  ['429', 429, 429, error],
  ['500', 500, 500, error],
  ['garbage', 200, 200, /^<!doctype html>/],
  ['empty', 200, 201, /^$/],
  ['wrong-shape', 200, 201, /^\{"ok":true\}$/],
] as const) {
  test(`the fault ${fault} answers reads and leads alike, and stores no lead`, async ({ site }) => {
    await site.set('*', fault)
    const [toRead, toLead] = [await site.read(), await site.lead()]
    expect([toRead.status, toLead.status]).toEqual([ofRead, ofLead])
    for (const answer of [toRead, toLead]) expect(await answer.text()).toMatch(body)
    expect(await site.leads()).toEqual([])
  })
}

test('truncated sends half a body, reset sends nothing, and hang sends nothing until it is cleared', async ({
  sandbox,
  site: { set, read, lead, leads, arrivedLead },
}) => {
  const before = await leads()
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
  expect(await leads()).toEqual(before)
})

test('slow sends the right answer late, and stores the lead of a sender who has left', async ({
  sandbox,
  site: { set, leads, arrivedLead },
}) => {
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

test('upgrade-in-flight names the other contract in the settings, and resources of only one contract are a 404', async ({
  site: { set, read },
}) => {
  await set('*', 'upgrade-in-flight')
  expect(await (await read('settings')).json()).toMatchObject({ version: '4.1.0' })
  const others = await Promise.all(['services', 'projects', 'posts', 'caseStudies'].map(read))
  expect(others.map(({ status }) => status)).toEqual([200, 404, 404, 404])
})

test('wrong-record serves the first record without its slug, or with the wrong type in the named fields', async ({
  sandbox,
  site: { set },
}) => {
  const served = () => sandbox.resourceOf(MARE_ALTA, 'services')
  const [first, ...others] = await served()
  const { slug: _, ...spoiled } = first
  await set('services', 'wrong-record')
  expect(await served()).toEqual([spoiled, ...others])
  await set('services', 'wrong-record', { fields: ['title', 'bullets'] })
  expect(await served()).toEqual([{ ...first, title: [['wrong']], bullets: [['wrong']] }, ...others])
})

for (const fault of ['500', 'hang', 'reset', 'garbage', 'truncated', 'empty', 'wrong-shape']) {
  test(`${fault} on leads with "store" stores the lead, and its answer has no id`, async ({
    site: { set, leads, arrivedLead },
  }) => {
    const before = (await leads()).length
    await set('leads', fault, { store: true })
    const { answer, leave } = await arrivedLead()
    await expect.poll(leads).toHaveLength(before + 1)
    if (fault === 'hang') leave()
    const body = await answer.then((response) => response.json()).catch(() => undefined)
    expect(body ?? {}).not.toHaveProperty('id')
    expect(await leads()).toHaveLength(before + 1)
  })
}

test('a fault applies to one resource of its tenant or to all with *, a number of times or until it is cleared', async ({
  sandbox,
  site: { set, read, lead },
}) => {
  await set('services', '500')
  for (let time = 0; time < 3; time += 1) expect((await read()).status).toBe(500)
  expect((await read('products')).status).toBe(200)
  expect((await sandbox.call(OFICINA, 'services')).status).toBe(200)
  expect((await lead()).status).toBe(201)
  await sandbox.clearFaults()
  expect((await read()).status).toBe(200)

  await set('*', '500')
  await set('services', '429', { times: 1 })
  const answers = [await read(), await read(), await read('legal'), await lead()]
  expect(answers.map(({ status }) => status)).toEqual([429, 500, 500, 500])
})

test('an invalid fault is refused and not switched on', async ({ sandbox }) => {
  for (const order of [
    { siteKey: 'nobody', resource: '*', fault: '500' },
    { siteKey: OFICINA, resource: 'posts', fault: '500' },
    { siteKey: MARE_ALTA, resource: 'posts', fault: 'flood' },
    { siteKey: MARE_ALTA, resource: 'settings', fault: 'wrong-record' },
    { siteKey: MARE_ALTA, resource: 'posts', fault: 'hang', store: true },
    { siteKey: MARE_ALTA, resource: 'posts', fault: '500', time: 1 },
    { siteKey: MARE_ALTA, resource: 'posts', fault: '500', times: 0 },
  ])
    await expect(sandbox.setFault(order), JSON.stringify(order)).rejects.toThrow('error')
  expect((await sandbox.state()).faults).toEqual([])
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { emails } from '../fixtures/emails'
import { MARE_ALTA, NOVO, OFICINA, VALID_LEAD } from './support/client'
import { runSandboxCommand, type SandboxCommand } from './support/command'
import { contentFolder, temporaryFolder } from './support/folders'

let sandbox: SandboxCommand
const content = contentFolder()
const data = temporaryFolder()

test.beforeAll(async () => {
  sandbox = await runSandboxCommand({ content, data })
})
test.afterAll(() => sandbox.stop())

const stored = async () => (await sandbox.state()).leads[MARE_ALTA] ?? []
const nextId = async () => (await (await sandbox.sendLead(MARE_ALTA)).json()).id

test('a valid lead gets a 201 and is stored without unknown fields', async () => {
  const everyField = {
    ...{ phone: '+351 912 345 678 (depois das 18h)', formType: 'contact' },
    ...{ serviceSlug: 'no-such-service', originDestination: 'Faro → Lisboa' },
  }
  const empty = { phone: '', serviceSlug: '', originDestination: '' }
  for (const changes of [{}, everyField, { name: 'Zé' }, { message: '1234567890' }, empty]) {
    const lead = { ...VALID_LEAD, ...changes }
    const response = await sandbox.sendLead(MARE_ALTA, { ...lead, status: 'won', siteKey: OFICINA })
    expect(response.status).toBe(201)
    const answer = await response.json()
    expect(answer).toEqual({ success: true, id: expect.stringMatching(/./) })
    const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect((await stored()).at(-1)).toEqual({
      formType: 'quote',
      ...lead,
      id: answer.id,
      status: 'new',
      receivedAt,
    })
  }
})

test('an invalid lead gets a 422 with one issue for each wrong field, and a body that is not JSON gets a 400', async () => {
  const before = await stored()
  for (const wrong of [
    { name: undefined, email: undefined, message: undefined },
    { name: 'Z' },
    { name: 12 },
    { message: '123456789' },
    { phone: 912345678 },
    { formType: 'newsletter' },
    { serviceSlug: 1 },
    { originDestination: false },
  ]) {
    const response = await sandbox.sendLead(MARE_ALTA, { ...VALID_LEAD, ...wrong })
    expect(response.status, JSON.stringify(wrong)).toBe(422)
    const issues = Object.keys(wrong).map((path) => ({ path, message: expect.stringMatching(/./) }))
    expect(await response.json()).toEqual({ error: expect.any(String), issues })
  }
  const issues = [{ path: '', message: expect.any(String) }]
  for (const [body, status, more] of [
    ['null', 422, { issues }],
    ['[]', 422, { issues }],
    ['', 400, {}],
    ['name=Ana&email=ana%40exemplo.pt', 400, {}],
  ] as const) {
    const response = await sandbox.sendLead(MARE_ALTA, body)
    expect(response.status, body).toBe(status)
    expect(await response.json()).toEqual({ error: expect.any(String), ...more })
  }
  expect(await stored()).toEqual(before)
})

test('the sandbox accepts the e-mail addresses that the specification accepts, and no others', async () => {
  for (const [email, isValid] of Object.entries(emails)) {
    const response = await sandbox.sendLead(NOVO, { ...VALID_LEAD, email })
    expect(response.status, JSON.stringify(email)).toBe(isValid ? 201 : 422)
    if (!isValid) expect(await response.json()).toMatchObject({ issues: [{ path: 'email' }] })
  }
})

test('every accepted call stores a lead, without a limit or deduplication, and none can be listed, fetched, changed or deleted', async () => {
  const before = await stored()
  const ids = await Promise.all(Array.from({ length: 20 }, nextId))
  expect(new Set(ids).size).toBe(20)
  expect(await stored()).toHaveLength(before.length + 20)
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    expect((await sandbox.call(MARE_ALTA, 'leads', { method })).status, method).toBe(405)
    expect((await sandbox.call(MARE_ALTA, `leads/${ids[0]}`, { method })).status, method).toBe(404)
  }
})

test('a notification that fails or hangs does not fail the request of its lead', async () => {
  const attempt = async (leadId: string, outcome: string) =>
    expect
      .poll(async () => (await sandbox.state()).notifications[0])
      .toMatchObject({ siteKey: MARE_ALTA, leadId, outcome })
  const setFault = (fault: string) =>
    sandbox.setFault({ siteKey: MARE_ALTA, resource: 'notification', fault })
  await attempt(await nextId(), 'sent')
  await setFault('500')
  await attempt(await nextId(), 'failed')
  await setFault('hang')
  expect((await sandbox.sendLead(MARE_ALTA)).status).toBe(201)
  await sandbox.clearFaults()
})

test('a lead that was answered survives a power cut, and so does the next one', {
  tag: '@all',
}, async () => {
  const id = await nextId()
  const before = (await sandbox.state()).leads
  await sandbox.stop('SIGKILL')

  const file = join(data, `${MARE_ALTA}.leads.jsonl`)
  const written = readFileSync(file, 'utf8')
  const last = JSON.parse(written.trimEnd().split('\n').at(-1) ?? '')
  expect(last).toMatchObject({ id, ...VALID_LEAD, status: 'new' })
  writeFileSync(file, `${written}{"id":"lead_to`)

  sandbox = await runSandboxCommand({ content, data })
  expect((await sandbox.state()).leads).toEqual(before)
  const next = await nextId()
  await sandbox.stop()
  sandbox = await runSandboxCommand({ content, data })
  expect((await stored()).slice(-2).map((lead) => lead.id)).toEqual([id, next])
})

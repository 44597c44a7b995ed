import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { emails } from '../fixtures/emails'
import { bearer, MARE_ALTA, NOVO, OFICINA, sendLead, VALID_LEAD } from './support/client'
import { runSandboxCommand, type SandboxCommand } from './support/command'
import { contentFolder, temporaryFolder } from './support/folders'

let sandbox: SandboxCommand
const content = contentFolder()
const data = temporaryFolder()

test.beforeAll(async () => {
  sandbox = await runSandboxCommand({ content, data })
})
test.afterAll(() => sandbox.stop())

const ACCEPTED: Record<string, object> = {
  'the least a lead may hold': {},
  'every field': {
    phone: '+351 912 345 678 (depois das 18h)',
    formType: 'contact',
    serviceSlug: 'mudancas',
    originDestination: 'Faro → Lisboa',
  },
  'a name of 2 characters': { name: 'Zé' },
  'a message of 10 characters': { message: '1234567890' },
  'optional fields that are empty': { phone: '', serviceSlug: '', originDestination: '' },
  'a service that nobody offers: only its form is stated': { serviceSlug: 'no-such-service' },
}
const REFUSED: Record<string, [changes: object, ...paths: string[]]> = {
  'no name': [{ name: undefined }, 'name'],
  'a name of 1 character': [{ name: 'Z' }, 'name'],
  'an empty name': [{ name: '' }, 'name'],
  'a name that is no text': [{ name: 12 }, 'name'],
  'no email': [{ email: undefined }, 'email'],
  'an email that is no text': [{ email: {} }, 'email'],
  'no message': [{ message: undefined }, 'message'],
  'a message of 9 characters': [{ message: '123456789' }, 'message'],
  'a message that is no text': [{ message: ['1234567890'] }, 'message'],
  'a phone that is no text': [{ phone: 912345678 }, 'phone'],
  'a phone that is null': [{ phone: null }, 'phone'],
  'another formType': [{ formType: 'newsletter' }, 'formType'],
  'an empty formType': [{ formType: '' }, 'formType'],
  'a formType in capitals': [{ formType: 'QUOTE' }, 'formType'],
  'a serviceSlug that is no text': [{ serviceSlug: 1 }, 'serviceSlug'],
  'an originDestination that is no text': [{ originDestination: false }, 'originDestination'],
  'nothing right': [
    { name: '', email: 'x', message: '', formType: 'x' },
    'name',
    'email',
    'message',
    'formType',
  ],
}

for (const [what, changes] of Object.entries(ACCEPTED)) {
  test(`201 for ${what}`, async () => {
    const lead = { ...VALID_LEAD, ...changes }
    const response = await sendLead(sandbox.origin, MARE_ALTA, lead)
    expect(response.status).toBe(201)
    const answer = await response.json()
    expect(answer).toEqual({ success: true, id: expect.stringMatching(/./) })
    const stored = (await sandbox.state()).leads[MARE_ALTA]?.at(-1)
    expect(stored).toEqual({
      formType: 'quote',
      ...lead,
      id: answer.id,
      status: 'new',
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })
}

for (const [what, [changes, ...paths]] of Object.entries(REFUSED)) {
  test(`422 for ${what}: one issue per offending field`, async () => {
    const before = (await sandbox.state()).leads[MARE_ALTA]?.length
    const response = await sendLead(sandbox.origin, MARE_ALTA, { ...VALID_LEAD, ...changes })
    expect(response.status).toBe(422)
    const issues = paths.map((path) => ({ path, message: expect.stringMatching(/./) }))
    const answer = await response.json()
    expect(answer).toEqual({ error: expect.any(String), issues: expect.arrayContaining(issues) })
    expect(answer.issues).toHaveLength(paths.length)
    expect((await sandbox.state()).leads[MARE_ALTA]).toHaveLength(before ?? 0)
  })
}

for (const body of ['', '{', 'name=Ana&email=ana%40exemplo.pt', "{'name':'Ana'}"]) {
  test(`400 for a body that is not JSON: ${body || 'none'}`, async () => {
    const response = await sendLead(sandbox.origin, MARE_ALTA, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.any(String) })
  })
}

for (const body of ['null', '[]', '"Ana"', 'true']) {
  test(`422 for JSON that is no object: ${body}`, async () => {
    const response = await sendLead(sandbox.origin, MARE_ALTA, body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ issues: [{ path: '', message: expect.any(String) }] })
  })
}

for (const [email, valid] of Object.entries(emails)) {
  test(`the email ${JSON.stringify(email)} is ${valid ? 'valid' : 'not valid'}`, async () => {
    const response = await sendLead(sandbox.origin, NOVO, { ...VALID_LEAD, email })
    expect(response.status).toBe(valid ? 201 : 422)
    if (!valid) expect(await response.json()).toMatchObject({ issues: [{ path: 'email' }] })
  })
}

test('fields beyond the table are ignored, not stored', async () => {
  const response = await sendLead(sandbox.origin, MARE_ALTA, {
    ...VALID_LEAD,
    status: 'won',
    siteKey: OFICINA,
  })
  expect(response.status).toBe(201)
  const stored = (await sandbox.state()).leads[MARE_ALTA]?.at(-1)
  expect(stored).toMatchObject({ status: 'new' })
  expect(stored).not.toHaveProperty('siteKey')
})

test('every accepted call makes a record: not limited, not deduplicated', async () => {
  const before = (await sandbox.state()).leads[OFICINA]?.length ?? 0
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendLead(sandbox.origin, OFICINA)))
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
  expect(new Set(ids).size).toBe(20)
  expect((await sandbox.state()).leads[OFICINA]).toHaveLength(before + 20)
})

test('leads cannot be listed, fetched, changed or deleted', async () => {
  const { id } = await (await sendLead(sandbox.origin, MARE_ALTA)).json()
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const init = { method, headers: bearer(MARE_ALTA) }
    expect((await fetch(`${sandbox.origin}/api/v1/leads`, init)).status, method).toBe(405)
    expect((await fetch(`${sandbox.origin}/api/v1/leads/${id}`, init)).status, method).toBe(404)
  }
})

test('the notification is attempted, and its failure or hanging never fails the request', async () => {
  for (const [fault, outcome] of [
    ['none', 'sent'],
    ['500', 'failed'],
  ]) {
    if (fault !== 'none') await sandbox.setFault({ siteKey: MARE_ALTA, resource: 'notification', fault })
    const { id } = await (await sendLead(sandbox.origin, MARE_ALTA)).json()
    await expect
      .poll(async () => (await sandbox.state()).notifications[0])
      .toMatchObject({ siteKey: MARE_ALTA, leadId: id, outcome })
  }
  await sandbox.setFault({ siteKey: MARE_ALTA, resource: 'notification', fault: 'hang' })
  expect((await sendLead(sandbox.origin, MARE_ALTA)).status).toBe(201)
  await sandbox.clearFaults()
})

test('a lead that was answered is on the disk: it survives a power cut, and so does the next one', async () => {
  const { id } = await (await sendLead(sandbox.origin, MARE_ALTA)).json()
  const before = (await sandbox.state()).leads
  await sandbox.kill()

  const file = join(data, `${MARE_ALTA}.leads.jsonl`)
  const written = readFileSync(file, 'utf8')
  expect(JSON.parse(written.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
    id,
    ...VALID_LEAD,
    status: 'new',
  })
  writeFileSync(file, `${written}{"id":"lead_to`)

  sandbox = await runSandboxCommand({ content, data })
  expect((await sandbox.state()).leads).toEqual(before)
  const next = await (await sendLead(sandbox.origin, MARE_ALTA)).json()
  await sandbox.stop()
  sandbox = await runSandboxCommand({ content, data })
  expect((await sandbox.state()).leads[MARE_ALTA]?.slice(-2).map((lead) => lead.id)).toEqual([id, next.id])
})

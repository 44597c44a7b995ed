import { anotherAddress, newLead, post } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'

const KIB_64 = 'x'.repeat(65_536)

test('a post that does not come from this site is refused before the action, with no more than a status', async ({
  stage: { site, sandbox },
}) => {
  const { origin } = site
  const calls = async () => (await sandbox.state()).leadCalls['mare-alta'] ?? 0
  const [callsBefore, logBefore] = [await calls(), site.log().length]
  for (const headers of [
    { origin: '' },
    { origin: 'null' },
    { origin: 'https://outro.example' },
    { origin: new URL(origin).host },
    { origin: `${origin}.outro.example` },
    { origin: origin.replace(/\d+$/, '1') },
    { 'x-forwarded-host': 'outro.example' },
  ]) {
    const refused = await post({ origin, headers })
    expect(refused.status, JSON.stringify(headers)).toBe(403)
    expect(await refused.text()).toBe('')
  }
  expect(await calls()).toBe(callsBefore)
  expect(site.log().slice(logBefore)).toBe('')
})

test('behind a proxy the public host is the one that counts', async ({ stage }) => {
  const headers = { origin: 'https://www.cliente.pt', 'x-forwarded-host': 'www.cliente.pt' }
  expect((await post({ origin: stage.site.origin, from: anotherAddress(), headers })).status).toBe(303)
})

test('a body over 64 KB is refused, of a known length or not; the longest lead is not', async ({
  stage: { site, sandbox },
}) => {
  const calls = async () => (await sandbox.state()).leadCalls['mare-alta'] ?? 0
  const { origin } = site
  const longest = { ...newLead(), message: `${newLead().message}${'ç'.repeat(9_900)}`, phone: '9'.repeat(60) }
  expect((await post({ origin, from: anotherAddress(), values: longest })).status).toBe(303)
  const callsBefore = await calls()
  expect((await post({ origin, values: { ...newLead(), padding: KIB_64 } })).status).toBe(413)
  for (const chunks of [2, 160]) {
    const before = site.log().length
    const headers = { origin, 'content-type': 'multipart/form-data; boundary=x' }
    const body = Array.from({ length: chunks }, () => KIB_64)
    const { status } = await rawRequest(origin, { method: 'POST', path: '/contactos', headers, body })
    expect(status, `${chunks} chunks`).toBe(413)
    expect(site.log().slice(before).trim().split('\n').length, 'log lines').toBe(1)
  }
  expect(await calls()).toBe(callsBefore)
})

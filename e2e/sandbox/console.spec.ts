import { expect, test } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import { rawRequest } from '../fixtures/raw-request'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { MARE_ALTA, sendLead, VALID_LEAD } from './support/client'
import { contentFolder } from './support/folders'

let sandbox: Sandbox

test.beforeAll(async () => {
  sandbox = await startSandbox({ content: contentFolder({ 'mare-alta/values': '[{}]' }) })
})
test.afterEach(() => sandbox.clearFaults())
test.afterAll(() => sandbox.stop())

const page = async () => (await fetch(sandbox.origin)).text()
const submit = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.origin}/console/forms/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })

test('the page shows tenants, keys, problems of the content, leads and pushes', async () => {
  await sendLead(sandbox.origin, MARE_ALTA, { ...VALID_LEAD, originDestination: 'Faro → Lisboa' })
  const shown = await page()
  for (const { siteKey, version, key } of tenants) {
    for (const text of [siteKey, version, key]) expect(shown).toContain(text)
  }
  expect(shown).toContain('mare-alta/values.json: [0].slug')
  for (const text of [VALID_LEAD.name, VALID_LEAD.email, VALID_LEAD.message, 'Faro → Lisboa']) {
    expect(shown).toContain(text)
  }
})

test('what visitors write is shown as text', async () => {
  await sendLead(sandbox.origin, MARE_ALTA, {
    ...VALID_LEAD,
    name: '<script>alert(1)</script>',
    phone: `"><b>'&`,
  })
  const shown = await page()
  expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(shown).toContain('&quot;&gt;&lt;b&gt;&#39;&amp;')
  expect(shown).not.toContain('<script>alert')
})

test('the forms work without JavaScript and lead back to the page', async () => {
  const switched = await submit('fault', {
    target: 'mare-alta/leads',
    fault: 'slow',
    ms: '50',
    times: '3',
    fields: '',
  })
  expect([switched.status, switched.headers.get('location')]).toEqual([303, '/#faults'])
  expect((await sandbox.state()).faults).toEqual([
    { siteKey: MARE_ALTA, resource: 'leads', fault: 'slow', ms: 50, times: 3, store: false },
  ])
  expect(await page()).toContain('50 ms, 3 more')

  await submit('fault', { target: 'oficina-castro/*', fault: 'reset', store: 'yes' })
  await submit('clear', { siteKey: MARE_ALTA, resource: 'leads' })
  expect((await sandbox.state()).faults).toMatchObject([{ siteKey: 'oficina-castro', store: true }])
  await submit('clear', {})
  expect((await sandbox.state()).faults).toEqual([])

  const pushed = await submit('push', { siteKey: MARE_ALTA, tags: 'settings, values' })
  expect([pushed.status, pushed.headers.get('location')]).toEqual([303, '/#pushes'])
})

test('only loopback names are answered', async () => {
  const port = new URL(sandbox.origin).port
  const statusFor = async (host: string, path: string) =>
    (await rawRequest(sandbox.origin, { path, headers: { host } })).status
  for (const path of ['/', '/console/state.json', '/console/style.css']) {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost']) {
      expect(await statusFor(host, path), `${host}${path}`).toBe(200)
    }
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
    ]) {
      expect(await statusFor(host, path), `${host}${path}`).toBe(403)
    }
  }
})

test('another origin can trigger nothing', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: sandbox.origin.replace('http:', 'https:') },
  ]
  const order = { siteKey: MARE_ALTA, resource: '*', fault: '500' }
  for (const headers of foreign) {
    const json = { headers, body: JSON.stringify(order) }
    const answers = [
      await submit('fault', { target: 'mare-alta/*', fault: '500' }, headers),
      await submit('push', { siteKey: MARE_ALTA, tags: 'settings' }, headers),
      await fetch(`${sandbox.origin}/console/faults`, { method: 'PUT', ...json }),
      await fetch(`${sandbox.origin}/console/push`, { method: 'POST', ...json }),
      await fetch(`${sandbox.origin}/console/reset-counters`, { method: 'POST', headers }),
      await fetch(`${sandbox.origin}/console/faults`, { method: 'DELETE', headers }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  }
  expect((await sandbox.state()).faults).toEqual([])
  const own = { 'sec-fetch-site': 'same-origin', origin: sandbox.origin }
  expect((await submit('clear', {}, own)).status).toBe(303)
})

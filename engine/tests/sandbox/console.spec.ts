import { expect } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import { rawRequest } from '../fixtures/raw-request'
import { MARE_ALTA, test, VALID_LEAD } from './support/client'
import { contentFolder } from './support/folders'

test.use({ options: { content: contentFolder({ 'mare-alta/values': '[{}]' }) } })
test.afterEach(({ sandbox }) => sandbox.clearFaults())

const pageOf = async ({ origin }: { origin: string }) => (await fetch(origin)).text()

function submit({ origin }: { origin: string }, form: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields)
  return fetch(`${origin}/console/forms/${form}`, { method: 'POST', body, headers, redirect: 'manual' })
}

test('the console shows tenants, problems of the content and leads, and escapes what visitors wrote', async ({
  sandbox,
}) => {
  const name = '<script>alert(1)</script>'
  await sandbox.sendLead(MARE_ALTA, {
    ...VALID_LEAD,
    name,
    phone: `"><b>'&`,
    originDestination: 'Faro → Lisboa',
  })
  const page = await pageOf(sandbox)
  for (const text of [
    ...tenants.flatMap(({ siteKey, version, key }) => [siteKey, version, key]),
    'mare-alta/values.json: [0].slug',
    VALID_LEAD.email,
    VALID_LEAD.message,
    'Faro → Lisboa',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&quot;&gt;&lt;b&gt;&#39;&amp;',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('<script>alert')
})

test('the forms of the console work without JavaScript and redirect to its page', async ({ sandbox }) => {
  const slow = { target: 'mare-alta/leads', fault: 'slow', ms: '50', times: '3', fields: '' }
  const switched = await submit(sandbox, 'fault', slow)
  expect([switched.status, switched.headers.get('location')]).toEqual([303, '/#faults'])
  expect((await sandbox.state()).faults).toEqual([
    { siteKey: MARE_ALTA, resource: 'leads', fault: 'slow', ms: 50, times: 3, store: false },
  ])
  expect(await pageOf(sandbox)).toContain('50 ms, 3 more')

  await submit(sandbox, 'fault', { target: 'oficina-castro/*', fault: 'reset', store: 'yes' })
  await submit(sandbox, 'clear', { siteKey: MARE_ALTA, resource: 'leads' })
  expect((await sandbox.state()).faults).toMatchObject([{ siteKey: 'oficina-castro', store: true }])
  await submit(sandbox, 'clear', {})
  expect((await sandbox.state()).faults).toEqual([])

  const pushed = await submit(sandbox, 'push', { siteKey: MARE_ALTA, tags: 'settings, values' })
  expect([pushed.status, pushed.headers.get('location')]).toEqual([303, '/#pushes'])
})

test('the sandbox answers only requests to loopback names', async ({ sandbox }) => {
  const { port } = new URL(sandbox.origin)
  const local = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost']
  const foreign = ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example']
  for (const host of [...local, ...foreign])
    for (const path of ['/', '/console/state.json']) {
      const { status } = await rawRequest(sandbox.origin, { path, headers: { host } })
      expect(status, `${host}${path}`).toBe(local.includes(host) ? 200 : 403)
    }
})

test('a request from another origin can neither change faults nor send a push', async ({ sandbox }) => {
  const body = JSON.stringify({ siteKey: MARE_ALTA, resource: '*', fault: '500' })
  const order = (path: string, init: RequestInit) => fetch(`${sandbox.origin}/console/${path}`, init)
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: sandbox.origin.replace('http:', 'https:') },
  ]) {
    const answers = await Promise.all([
      submit(sandbox, 'fault', { target: 'mare-alta/*', fault: '500' }, headers),
      order('faults', { method: 'PUT', headers, body }),
      order('push', { method: 'POST', headers, body }),
      order('faults', { method: 'DELETE', headers }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  expect((await sandbox.state()).faults).toEqual([])
  const sameOrigin = { 'sec-fetch-site': 'same-origin', origin: sandbox.origin }
  expect((await submit(sandbox, 'clear', {}, sameOrigin)).status).toBe(303)
})

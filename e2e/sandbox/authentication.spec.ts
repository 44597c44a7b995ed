import { expect } from '@playwright/test'
import { bearer, MARE_ALTA, OFICINA, test } from './support/client'
import { contentFolder } from './support/folders'

test.use({
  options: {
    content: contentFolder({
      'mare-alta/settings': { name: 'Maré Alta' },
      'oficina-castro/settings': { name: 'Oficina Castro' },
    }),
  },
})

const { authorization } = bearer(MARE_ALTA)

test('without the key of a tenant: 401 with an error, on every path', async ({ sandbox }) => {
  const noKey = `Bearer sk_${'0'.repeat(48)}`
  for (const value of [
    undefined,
    '',
    authorization.replace('Bearer ', ''),
    authorization.replace('Bearer', 'Basic'),
    'Bearer ',
    authorization.slice(0, -1),
    `${authorization}0`,
    noKey.replaceAll('0', 'g'),
    noKey,
  ]) {
    const headers = value === undefined ? {} : { authorization: value }
    const paths = ['settings', 'posts', 'legal', 'no-such-thing', 'deeper/than/that']
    const reads = paths.map((path) => sandbox.call(MARE_ALTA, path, { headers }))
    const lead = sandbox.sendLead(MARE_ALTA, 'not json', { headers })
    for (const response of await Promise.all([...reads, lead])) {
      expect(response.status, `${response.url} with ${value}`).toBe(401)
      expect(await response.json()).toEqual({ error: expect.any(String) })
    }
  }
})

test('the key alone selects the tenant', async ({ sandbox }) => {
  expect(await sandbox.resourceOf(MARE_ALTA, 'settings')).toMatchObject({ name: 'Maré Alta' })
  expect(await sandbox.resourceOf(OFICINA, 'settings')).toMatchObject({ name: 'Oficina Castro' })
})

test('both spellings of loopback reach it', async ({ sandbox }) => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const address = sandbox.origin.replace('localhost', host)
    const response = await fetch(`${address}/api/v1/settings`, { headers: { authorization } })
    expect(response.status, host).toBe(200)
  }
})

import { expect, test } from '@playwright/test'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { bearer, MARE_ALTA, OFICINA, resourceOf } from './support/client'
import { contentFolder } from './support/folders'

let sandbox: Sandbox

test.beforeAll(async () => {
  sandbox = await startSandbox({
    content: contentFolder({
      'mare-alta/settings': { name: 'Maré Alta' },
      'oficina-castro/settings': { name: 'Oficina Castro' },
    }),
  })
})
test.afterAll(() => sandbox.stop())

const { authorization } = bearer(MARE_ALTA)
const REFUSED: Record<string, string | undefined> = {
  'no header': undefined,
  'an empty header': '',
  'no scheme': authorization.replace('Bearer ', ''),
  'another scheme': authorization.replace('Bearer', 'Basic'),
  'no key': 'Bearer ',
  'a key of another form': 'Bearer letmein',
  'a key that is too short': authorization.slice(0, -1),
  'a key that is too long': `${authorization}0`,
  'digits that are not hexadecimal': `Bearer sk_${'g'.repeat(48)}`,
  'a well-formed key of nobody': `Bearer sk_${'0'.repeat(48)}`,
}
const PATHS = ['settings', 'posts', 'legal', 'no-such-thing', 'deeper/than/that']

for (const [what, value] of Object.entries(REFUSED)) {
  test(`${what}: 401 with an error, on every path`, async () => {
    const headers = value === undefined ? {} : { authorization: value }
    for (const path of PATHS)
      await expectRefusal(await fetch(`${sandbox.origin}/api/v1/${path}`, { headers }))
    await expectRefusal(
      await fetch(`${sandbox.origin}/api/v1/leads`, { method: 'POST', headers, body: 'not json' }),
    )
  })
}

test('the key alone selects the tenant', async () => {
  expect(await resourceOf(sandbox.origin, MARE_ALTA, 'settings')).toMatchObject({ name: 'Maré Alta' })
  expect(await resourceOf(sandbox.origin, OFICINA, 'settings')).toMatchObject({ name: 'Oficina Castro' })
})

test('both spellings of loopback reach it', async () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const address = sandbox.origin.replace('localhost', host)
    const response = await fetch(`${address}/api/v1/settings`, { headers: { authorization } })
    expect(response.status, host).toBe(200)
  }
})

async function expectRefusal(response: Response) {
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ error: expect.any(String) })
}

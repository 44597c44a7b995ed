import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import { runSandboxCommand } from './support/command'
import { contentFolder } from './support/folders'

test('it says where it is and who its tenants are, and nothing per read', async () => {
  const sandbox = await runSandboxCommand({ content: contentFolder() })
  for (const { key } of tenants) {
    await fetch(`${sandbox.origin}/api/v1/settings`, { headers: { authorization: `Bearer ${key}` } })
  }
  const lines = sandbox.log().trim().split('\n')
  expect(lines).toHaveLength(2 + tenants.length)
  expect(lines[0]).toContain(sandbox.origin)
  tenants.forEach(({ siteKey, key }, index) => {
    expect(lines[2 + index]).toMatch(new RegExp(`${siteKey}.*${key}`))
  })
  await sandbox.stop()
})

test('keys have the form of the specification, and each is of one tenant', () => {
  for (const { key } of tenants) expect(key).toMatch(/^sk_[0-9a-f]{48}$/)
  expect(new Set(tenants.map(({ key }) => key)).size).toBe(tenants.length)
})

test('a port that is taken: one sentence, exit 1', async () => {
  const first = await runSandboxCommand({ content: contentFolder() })
  const port = new URL(first.origin).port
  const { code, output } = await run({ SANDBOX_PORT: port })
  expect(code).toBe(1)
  expect(output).toBe(
    `[sandbox] Port ${port} is in use (by another npm run dev?): stop what listens there, or set SANDBOX_PORT to another.\n`,
  )
  await first.stop()
})

test('every variable at fault is named at once, exit 1', async () => {
  const { code, output } = await run({
    SANDBOX_PORT: 'abc',
    SANDBOX_CONTENT: '/no/such/folder',
    SANDBOX_PUSH_URL: 'ftp://site.example',
    SANDBOX_PUSH_TAGS: 'posts,settings',
  })
  expect(code).toBe(1)
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual([
    '[sandbox] SANDBOX_PORT',
    '[sandbox] SANDBOX_CONTENT',
    '[sandbox] SANDBOX_PUSH_URL',
    '[sandbox] SANDBOX_PUSH_TAGS',
  ])
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends it cleanly, even while a request hangs`, async () => {
    const sandbox = await runSandboxCommand({ content: contentFolder() })
    await sandbox.setFault({ siteKey: 'mare-alta', resource: '*', fault: 'hang' })
    const headers = { authorization: `Bearer ${tenants[0]?.key}` }
    const held = fetch(`${sandbox.origin}/api/v1/settings`, { headers }).catch(() => 'cut')
    await expect.poll(async () => (await sandbox.state()).reads['mare-alta']).toEqual({ settings: 1 })
    expect(await sandbox.stop(signal)).toBe(0)
    expect(await held).toBe('cut')
  })
}

/** Runs the sandbox to its end. */
async function run(env: Record<string, string>) {
  const main = join(import.meta.dirname, '../../sandbox/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, output }
}

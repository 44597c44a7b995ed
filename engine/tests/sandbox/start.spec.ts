import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { tenants } from '../../sandbox/tenants'
import { MARE_ALTA } from './support/client'
import { runSandboxCommand } from './support/command'
import { contentFolder } from './support/folders'

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`the sandbox prints its address and its tenants and nothing for a read, and ends on ${signal} while a request hangs`, {
    tag: '@all',
  }, async () => {
    const sandbox = await runSandboxCommand({ content: contentFolder() })
    for (const { siteKey } of tenants) await sandbox.call(siteKey, 'settings')
    const [first, , ...others] = sandbox.log().trim().split('\n')
    expect(first).toContain(sandbox.origin)
    expect(others).toEqual(
      tenants.map(({ siteKey, key }) => expect.stringMatching(new RegExp(`${siteKey}.*${key}`))),
    )
    for (const { key } of tenants) expect(key).toMatch(/^sk_[0-9a-f]{48}$/)
    const { port } = new URL(sandbox.origin)
    expect(run({ SANDBOX_PORT: port })).toEqual({
      status: 1,
      output: `[sandbox] Port ${port} is in use (by another npm run dev?): stop what listens there, or set SANDBOX_PORT to another.\n`,
    })
    await sandbox.setFault({ siteKey: MARE_ALTA, resource: '*', fault: 'hang' })
    const held = sandbox.call(MARE_ALTA, 'legal').catch(() => 'cut')
    await expect.poll(async () => (await sandbox.state()).reads[MARE_ALTA]).toMatchObject({ legal: 1 })
    expect(await sandbox.stop(signal)).toBe(0)
    expect(await held).toBe('cut')
  })
}

test('one start names every invalid variable, and exits with 1', { tag: '@all' }, () => {
  const wrong = {
    SANDBOX_PORT: 'abc',
    SANDBOX_CONTENT: '/no/such/folder',
    SANDBOX_PUSH_URL: 'mare-alta=site.example',
    SANDBOX_PUSH_TAGS: 'posts,settings',
  }
  const { status, output } = run(wrong)
  expect(status).toBe(1)
  const names = [...output.matchAll(/^\[sandbox\] (\w+):/gm)].map(([, name]) => name)
  expect(names).toEqual(Object.keys(wrong))
  expect(run({ SANDBOX_PUSH_URL: 'nobody=https://site.example' })).toMatchObject({
    status: 1,
    output: expect.stringContaining('SANDBOX_PUSH_URL: names a tenant that does not exist'),
  })
})

/** Runs the sandbox until it exits. */
function run(env: Record<string, string>) {
  const main = join(import.meta.dirname, '../../sandbox/main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { copyTemplate } from '../builds/project-copy'
import { ports } from '../servers/ports'
import { cloneTemplate } from './support/clone'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

const started: ChildProcess[] = []

test.afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGTERM')
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends npm run dev`, async () => {
    const { child, output } = startDevelopment((await cloneTemplate()).file(''))
    await expect.poll(output).toContain('Ready')
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  })
}

// Next.js starts a process at the first view of a page with a slug. A developer would wait for it.
test('npm run dev compiles a page with a slug and the push route before anyone asks for them, then watches class names', async () => {
  test.setTimeout(600_000)
  const folder = join(import.meta.dirname, '../../.e2e/dev')
  rmSync(folder, { recursive: true, force: true })
  await copyTemplate('.e2e/dev')
  writeFileSync(join(folder, 'lib/silent.ts'), "export const name = 'bg-red-500'\n")
  const { child, output } = startDevelopment(folder)
  const isCompiled = (route: string) => existsSync(join(folder, '.next/dev/server/app', `${route}.js`))
  await expect.poll(() => isCompiled('servicos/[slug]/page'), { timeout: 180_000 }).toBe(true)
  await expect.poll(() => isCompiled('api/revalidate/route'), { timeout: 180_000 }).toBe(true)
  await expect.poll(output, { timeout: 180_000 }).toContain('the class bg-red-500 compiles to nothing')
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(output()).not.toContain('GET')
  expect(output(), 'what differs from a bare Next.js app').toContain('docs/extending.md')
})

/** Starts `npm run dev` in a folder, on a platform that does not answer. */
function startDevelopment(folder: string): { child: ChildProcess; output: () => string } {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', tsx, 'scripts/dev.ts'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'development',
      PORT: String(ports.development),
      SITE_API_KEY: `sk_${'0'.repeat(48)}`,
      PLATFORM_ORIGIN: 'http://127.0.0.1:1',
    },
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return { child, output: () => output }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { join } from 'node:path'
import { expect } from '@playwright/test'
import { siteEnvironment } from '../fixtures/stages'
import { nextCommand } from '../servers/next-program'
import { cellTag, cellTitle, fillCell, inSeconds } from './cell'
import { faults } from './faults'
import { platformOrigin, test, variables } from './scene'

/* A build while the platform fails: it stops before it has touched anything, or it makes the whole site. */

const buildId = '.next/BUILD_ID'

interface Ended {
  status: number | null
  output: string
  seconds: number
}

async function run(command: 'build' | 'start', meanwhile?: () => Promise<void>): Promise<Ended> {
  const { NODE_OPTIONS: _, ...own } = variables
  const started = Date.now()
  const child = spawn(process.execPath, command === 'build' ? [nextCommand, 'build'] : ['server.mjs'], {
    env: { ...siteEnvironment('mare-alta'), ...own },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [[status]] = await Promise.all([once(child, 'close'), meanwhile?.()])
  return { status, output, seconds: (Date.now() - started) / 1_000 }
}

/** As an earlier build would have left it. */
function leaveEarlierBuild(): void {
  mkdirSync('.next', { recursive: true })
  writeFileSync(buildId, 'earlier')
}

/** Pages of the build that do not have the name of the tenant. */
function pagesWithout(name: string): string[] {
  const folder = '.next/server/app'
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.html') &&
      !file.includes('_global-error') &&
      !readFileSync(join(folder, file), 'utf8').includes(name),
  )
}

test.describe.configure({ timeout: 600_000 })

for (const fault of faults) {
  test(cellTitle(fault, 'build'), cellTag(fault, 'build'), async ({ platform }) => {
    await platform.end()
    const name = `Maré ${fault.name}`
    platform.rename(name)
    leaveEarlierBuild()
    await platform.begin(fault)
    const { status, output, seconds } = await run('build')
    if (fault.reason) {
      expect(status).toBe(1)
      const line = output.split('\n').find((text) => text.startsWith('[platform] settings: '))
      expect(line).toContain(`settings: ${fault.reason} (`)
      expect(line).toContain(platformOrigin)
      expect(output).toContain(
        'The site was not built: the platform could not be read for settings (see above).',
      )
      expect(output).not.toMatch(/^\s+at /m)
      expect(readFileSync(buildId, 'utf8')).toBe('earlier')
      fillCell(fault, 'build', `exit 1 after ${inSeconds(seconds)}`)
    } else {
      expect(status, output).toBe(0)
      expect(pagesWithout(name)).toEqual([])
      fillCell(fault, 'build', 'builds')
    }
  })
}

test('a build names every resource that it could not read, with its reason', { tag: '@all' }, async ({
  platform,
}) => {
  await platform.end()
  await platform.begin({ name: '429', order: { fault: '429' } }, ['posts'])
  await platform.begin({ name: 'empty', order: { fault: 'empty' } }, ['legal'])
  const { status, output } = await run('build')
  expect(status).toBe(1)
  expect(output).toContain(`posts: status (${platformOrigin} answered 429)`)
  expect(output).toContain(`legal: not JSON (${platformOrigin}: `)
  expect(output).toContain('could not be read for posts, legal (see above)')
})

test('a platform that goes away in the middle of a build leaves no half-built site', {
  tag: '@long',
}, async ({ platform }) => {
  await platform.end()
  rmSync('.next', { recursive: true, force: true })
  const settingsRead = async () => (await platform.reads()).settings ?? 0
  const before = await settingsRead()
  const { status, output } = await run('build', async () => {
    // The first read is the check before the build; the compiler takes longer than this.
    while ((await settingsRead()) === before) await new Promise((done) => setTimeout(done, 100))
    await new Promise((done) => setTimeout(done, 500))
    await platform.begin({ name: 'connection refused' })
  })
  expect(status, output).toBe(1)
  expect(output).toContain(`unreachable (${platformOrigin}`)
  const server = await run('start')
  expect(server.status).toBe(1)
  expect(server.output).toContain('Could not find a production build')
  expect(existsSync(buildId)).toBe(false)
})

test('a build ships what was saved since the last one, whose caches it finds', {
  tag: '@long',
}, async ({ platform }) => {
  await platform.end()
  for (const name of ['Maré Primeira', 'Maré Segunda']) {
    platform.rename(name)
    const { status, output } = await run('build')
    expect(status, output).toBe(0)
    expect(pagesWithout(name)).toEqual([])
  }
})

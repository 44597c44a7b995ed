import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFolder } from '../../sandbox/support/folders'

/* What deploy/site@.service does before each start of an instance. */

const unit = readFileSync('deploy/site@.service', 'utf8')
const commands = [...unit.matchAll(/^ExecStartPre=(.*)$/gm)].map(([, command = '']) => command)

const folder = temporaryFolder()

function write(name: string, text: string): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** What the steps of `npm run build` leave. */
function build(id: string, { isComplete = true } = {}): void {
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  write('.next/static/a.css', `style of ${id}`)
  write('.next/cache/of-the-compiler', '')
  if (isComplete) write('.next/BUILD_DONE', id)
}

function start(port: number): void {
  for (const command of commands) {
    const { status, stderr } = spawnSync('sh', ['-c', command.replaceAll('%i', String(port))], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
  }
}

test('a stop signals the server alone, and not through npm', () => {
  expect(unit).toMatch(/^ExecStart=\S+\/node server\.mjs$/m)
  expect(unit).toMatch(/^KillMode=mixed$/m)
})

test('an instance runs on its own copy of the last build, and keeps its last good content', () => {
  build('1')
  for (const port of [3000, 3001]) start(port)
  write('.next-3000/cache/content/settings.gz', 'last good content')
  for (const id of ['1', '2', '1']) {
    if (read('.next-3000/BUILD_DONE') !== id) build(id)
    start(3000)
    expect(read('.next-3000/static/a.css')).toBe(`style of ${id}`)
    expect(read('.next-3000/cache/content/settings.gz')).toBe('last good content')
  }
  expect(existsSync(join(folder, '.next-3001/cache'))).toBe(false)
})

test('a start during a build, or after a copy that was interrupted, runs on a whole build', () => {
  build('1')
  start(3000)
  build('2', { isComplete: false })
  start(3000)
  expect(read('.next-3000/static/a.css')).toBe('style of 1')
  build('2')
  write('.next-3000.new/left/over', '')
  start(3000)
  expect(read('.next-3000/static/a.css')).toBe('style of 2')
  expect(existsSync(join(folder, '.next-3000.new'))).toBe(false)
  expect(existsSync(join(folder, '.next-3000/left'))).toBe(false)
})

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, lstatSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { duration } from '../../e2e/figures/figures'
import { watchMemory } from '../../e2e/figures/memory'
import { endWithUs } from '../../e2e/servers/end-with-us'
import type { Row } from '../report'

const DEV_PORT = 27030
const SANDBOX_PORT = 27031
const origin = `http://localhost:${DEV_PORT}`
const nextPages = ['/servicos', '/servicos/elevador-exterior', '/produtos', '/blog', '/contactos', '/sobre']

/** What npm prints, beside the clone. */
const logOf = (folder: string) => `${folder}.log`
const endOfLog = (folder: string) => readFileSync(logOf(folder), 'utf8').slice(-5_000)

const MIB = 2 ** 20
const MINUTE = 60_000

/**
 * What a developer waits for in a fresh clone of what is committed: its installation, its first pages and its tests. To be measured before
 * anything is deleted: within minutes of a deletion of thousands of files, ext4 creates files more slowly (20 s for `npm ci` instead of 14).
 */
export async function measureLoop(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  process.once('exit', () => {
    for (const path of [folder, logOf(folder)]) rmSync(path, { recursive: true, force: true })
  })
  execFileSync('git', ['clone', '--quiet', resolve('.'), folder])
  const install = await run(folder, 'ci')
  const modules = join(folder, 'node_modules')
  const packages = readdirSync(modules).filter((name) => !name.startsWith('.')).length
  const weight = bytesOf(modules) / MIB
  const dev = await measureDevelopment(folder)
  const tests = await run(folder, 'test')
  const firstPage = install.milliseconds + dev.first
  return [
    {
      figure: '`node_modules`',
      measured: `${Math.round(weight)} MiB, ${packages} folders`,
      goal: '480 MiB, 170',
      isMet: weight <= 480 && packages <= 170,
    },
    {
      figure: '`npm ci && npm run dev` to the first page; the slowest of the next six',
      measured: `${duration(firstPage)}; ${duration(dev.slowest)}`,
      goal: '25 s; 1 s',
      isMet: firstPage <= 25_000 && dev.slowest <= 1_000,
    },
    {
      figure: '`npm ci && npm test`; memory',
      measured: `${duration(install.milliseconds + tests.milliseconds)}; ${Math.round(tests.megabytes)} MB`,
      goal: '300 s',
      isMet: install.milliseconds + tests.milliseconds <= 5 * MINUTE,
    },
  ]
}

/** Runs npm in a folder. @throws Error with what it printed last, when it fails */
async function run(folder: string, command: string): Promise<{ milliseconds: number; megabytes: number }> {
  const began = performance.now()
  const child = start(folder, [command])
  const memory = watchMemory(child.pid)
  const [code] = await once(child, 'exit')
  const megabytes = memory.stop()
  if (code !== 0) throw new Error(`npm ${command} failed in ${folder}:\n${endOfLog(folder)}`)
  return { milliseconds: performance.now() - began, megabytes }
}

/** Milliseconds until the first page is there, and of the slowest of the next ones, each compiled at its first view. */
async function measureDevelopment(folder: string): Promise<{ first: number; slowest: number }> {
  const began = performance.now()
  const child = start(folder, ['run', 'dev'], {
    PORT: String(DEV_PORT),
    SANDBOX_PORT: String(SANDBOX_PORT),
  })
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (performance.now() - began > 2 * MINUTE)
      throw new Error(`npm run dev shows no page in ${folder}:\n${endOfLog(folder)}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  const first = performance.now() - began
  const times: number[] = []
  for (const path of nextPages) {
    const asked = performance.now()
    await (await fetch(origin + path)).text()
    times.push(performance.now() - asked)
  }
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { first, slowest: Math.max(...times) }
}

/** Starts npm with nothing that this machine has set, except where its programs are. */
function start(folder: string, args: string[], more: Record<string, string> = {}): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const assigned = Object.entries({ PATH, HOME, ...more }).map(([name, value]) => `${name}=${value}`)
  const log = openSync(logOf(folder), 'w')
  const child = spawn('env', ['-i', ...assigned, 'npm', ...args], {
    cwd: folder,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  endWithUs(child, 'SIGTERM')
  return child
}

/** As the disk holds them: a file with two names once. */
function bytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    lstatSync(join(folder, name)),
  )
  return [...new Map(files.map((file) => [file.ino, file.blocks])).values()].reduce(
    (sum, blocks) => sum + blocks * 512,
    0,
  )
}

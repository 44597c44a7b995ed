import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { duration } from '../../../tests/figures/figures'
import { watchMemory } from '../../../tests/figures/memory'
import { temporaryFolder } from '../../../tests/sandbox/support/folders'
import { startServer } from '../../../tests/servers/next-program'
import { runProgram } from '../../../tests/servers/programs'
import { bytesOf, type Row, textOf, timeOf } from '../report'

const DEV_PORT = 27030
const origin = `http://localhost:${DEV_PORT}`
const nextPages = ['/servicos', '/servicos/elevador-exterior', '/produtos', '/blog', '/contactos', '/sobre']

/**
 * What a developer waits for in a fresh clone of the last commit: installation, first pages and tests. Measure it before deleting anything: within
 * minutes of deleting thousands of files, ext4 creates files more slowly (20 s for `npm ci` instead of 14).
 */
export async function measureLoop(): Promise<Row[]> {
  const folder = temporaryFolder()
  execFileSync('git', ['clone', '--quiet', resolve('.'), folder])
  const install = await timeOf(() => run(npm(folder, ['ci'])).ended)
  const modules = join(folder, 'node_modules')
  const packages = readdirSync(modules).filter((name) => !name.startsWith('.')).length
  const weight = bytesOf(modules) / 2 ** 20
  const dev = await measureDevelopment(folder)
  const { child, ended } = run(npm(folder, ['test']))
  const memory = watchMemory(child.pid)
  const tests = await timeOf(() => ended)
  const megabytes = memory.stop()
  return [
    {
      figure: '`node_modules`',
      measured: `${Math.round(weight)} MiB, ${packages} folders`,
      goal: '480 MiB, 170',
      isMet: weight <= 480 && packages <= 170,
    },
    {
      figure: '`npm ci && npm run dev` to the first page; the slowest of the next six',
      measured: `${duration(install + dev.first)}; ${duration(dev.slowest)}`,
      goal: '25 s; 1 s',
      isMet: install + dev.first <= 25_000 && dev.slowest <= 1_000,
    },
    {
      figure: '`npm ci && npm test`; memory',
      measured: `${duration(install + tests)}; ${Math.round(megabytes)} MB`,
      goal: '300 s',
      isMet: install + tests <= 300_000,
    },
  ]
}

/** Milliseconds until the first page, and for the slowest of the next pages, each compiled at its first visit. */
async function measureDevelopment(folder: string) {
  const plan = npm(folder, ['run', 'dev'], [`PORT=${DEV_PORT}`, `SANDBOX_PORT=${DEV_PORT + 1}`])
  const { startMilliseconds: first, stop } = await startServer({ ...plan, firstAddress: origin })
  const times: number[] = []
  for (const path of nextPages) times.push(await timeOf(() => textOf(origin + path)))
  await stop('SIGTERM')
  return { first, slowest: Math.max(...times) }
}

/** A plan to run npm without this machine's settings, except the path of its programs. */
function npm(folder: string, words: string[], variables: string[] = []) {
  const { PATH, HOME } = process.env
  const args = ['-i', `PATH=${PATH}`, `HOME=${HOME}`, ...variables, 'npm', ...words]
  return { program: 'env', args, folder, lastSignal: 'SIGTERM' as const }
}

/** Runs a plan. A failure contains the printed output. */
function run(plan: ReturnType<typeof npm>) {
  const { child, log } = runProgram(plan)
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(log())
  })
  return { child, ended }
}

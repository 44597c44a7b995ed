import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../../e2e/figures/memory'
import { writeLargeTenant } from '../../e2e/fixtures/large-tenant'
import { stagePlan } from '../../e2e/fixtures/stages'
import { startSandbox } from '../../e2e/servers/sandbox'
import { startSite } from '../../e2e/servers/site'
import { type Part, percentile, type Row } from '../report'
import { variedQuestions, writeVariedPosts } from './varied-posts'

const POSTS = 5_000
const CHARACTERS = 7_000
const VISITORS = 20
const QUESTIONS = 1_000
/** A visitor reads an answer before the next question. */
const READING_MS = 1_000

/** Without requests for so long, V8 has collected what a read left behind. */
const SETTLED_MS = 20_000

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** The search of a tenant with 5,000 posts of 7 KB, each of them different, on the build of the demo. */
export async function measureSearch(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
  writeLargeTenant(folder, {})
  writeVariedPosts(folder, POSTS, CHARACTERS)
  const sandbox = await startSandbox({ port: stagePlan('saves').platformPort, content: folder })
  const { stop, origin, processId } = await startSite('saves', { EXTRA_PUSH_TAGS: 'posts' })
  // The content is read at the first view. V8 keeps more memory for a busy server, so the site answers as many reloads of a page before:
  // what the process holds then is the site without a search.
  for (const path of ['/blog', '/', '/servicos']) await (await fetch(origin + path)).text()
  const reload = () => fetchText(`${origin}/servicos`, { 'cache-control': 'no-cache' })
  for (const _ of Array(2)) await crowd(0, reload)
  await sleep(SETTLED_MS)
  const before = memoryOf(processId, 'now')
  const pages = watchPages(origin)
  const first = await timeOf(() => ask(origin, 'mudança', 0))
  while ((await ask(origin, 'mudança', 0)).includes('Ainda estamos a preparar')) await sleep(100)
  const { slowest } = await pages.stop()
  const asking = (question: string, visitor: number) => ask(origin, question, visitor)
  const reading = await crowd(READING_MS, asking)
  await sleep(SETTLED_MS)
  const added = memoryOf(processId, 'now') - before
  await stop()
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
  const rows: Row[] = [
    row('first question after a start', first, 1_500),
    row('slowest view of a kept page while the index is made', slowest, 100),
    row(`question, ${VISITORS} visitors at once who read for a second: p95`, percentile(reading, 95), 40),
    {
      figure: 'memory that the search adds',
      measured: `${Math.round(added)} MB`,
      goal: '120 MB',
      isMet: added <= 120,
    },
  ]
  return { title: `Search among ${POSTS} posts of ${CHARACTERS / 1_000} KB`, rows }
}

function row(figure: string, value: number, goal: number): Row {
  return { figure, measured: ms(value), goal: ms(goal), isMet: value <= goal }
}

const addressOf = (question: string) => `/pesquisa?q=${encodeURIComponent(question)}`
/** The site counts the questions of each visitor. */
const headersOf = (visitor: number) => ({ 'x-forwarded-for': `198.51.${visitor}.1` })

async function ask(origin: string, question: string, visitor: number): Promise<string> {
  return fetchText(origin + addressOf(question), headersOf(visitor))
}

async function fetchText(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

async function timeOf(request: () => Promise<string>): Promise<number> {
  const began = performance.now()
  await request()
  return performance.now() - began
}

/** Milliseconds of each question of visitors who ask at the same time, each one question after the other. */
async function crowd(
  readingMs: number,
  asking: (question: string, visitor: number) => Promise<string>,
): Promise<number[]> {
  const open = variedQuestions(QUESTIONS)
  const times: number[] = []
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    await sleep((readingMs * visitor) / VISITORS)
    for (let question = open.pop(); question !== undefined; question = open.pop()) {
      times.push(await timeOf(() => asking(question, visitor)))
      await sleep(readingMs)
    }
  })
  await Promise.all(visitors)
  return times
}

/** Views a page again and again until stopped: it is slow when the server is busy with something else. */
function watchPages(origin: string): { stop: () => Promise<{ slowest: number }> } {
  let isOn = true
  let slowest = 0
  const watching = (async () => {
    while (isOn) {
      const began = performance.now()
      await (await fetch(`${origin}/servicos`)).text()
      slowest = Math.max(slowest, performance.now() - began)
      await sleep(5)
    }
  })()
  return {
    stop: async () => {
      isOn = false
      await watching
      return { slowest }
    },
  }
}

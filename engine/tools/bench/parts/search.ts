import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../../../tests/figures/memory'
import { type Part, percentile, type Row, textOf, timeOf } from '../report'
import { startTenant } from '../tenant'
import { variedPosts, variedQuestions } from './varied-posts'

const POSTS = 5_000
const CHARACTERS_PER_POST = 7_000
const VISITORS = 20
const QUESTIONS = 1_000
/** The time that a visitor reads an answer before the next question. */
const READING_MS = 1_000

/** The time without requests after which V8 has collected the garbage of a read. */
const SETTLED_MS = 20_000

/** The search of a tenant with 5,000 different posts of 7 KB, on the build of the demo. */
export async function measureSearch(): Promise<Part> {
  const { site, stop } = await startTenant({}, variedPosts(POSTS, CHARACTERS_PER_POST))
  /** Sends a query. The site limits the queries of each visitor. */
  const ask = (question: string, visitor = 0) =>
    textOf(`${site.origin}/pesquisa?q=${encodeURIComponent(question)}`, {
      'x-forwarded-for': `198.51.${visitor}.1`,
    })
  const page = `${site.origin}/servicos`
  // The content is read at the first visit. V8 keeps more memory for a busy server, so as many page visits precede the measurement: the process then
  // has the size of a site without a search.
  for (const path of ['/blog', '/']) await textOf(site.origin + path)
  for (const _ of [1, 2]) await crowd(0, () => textOf(page, { 'cache-control': 'no-cache' }))
  await sleep(SETTLED_MS)
  const before = memoryOf(site.processId, 'now')
  let isPrepared = false
  let slowest = 0
  const watching = (async () => {
    while (!isPrepared) {
      slowest = Math.max(slowest, await timeOf(() => textOf(page)))
      await sleep(5)
    }
  })()
  const first = await timeOf(() => ask('mudança'))
  while ((await ask('mudança')).includes('Ainda estamos a preparar')) await sleep(100)
  isPrepared = true
  await watching
  const times = await crowd(READING_MS, ask)
  await sleep(SETTLED_MS)
  const added = Math.round(memoryOf(site.processId, 'now') - before)
  await stop()
  const rows = [
    row('first question after a start', first, 1_500),
    row('slowest visit of a kept page while the index is made', slowest, 100),
    row(`question, ${VISITORS} visitors at once who read for a second: p95`, percentile(times, 95), 40),
    row('memory that the search adds', added, 120, 'MB'),
  ]
  return { title: `Search among ${POSTS} posts of ${CHARACTERS_PER_POST / 1_000} KB`, rows }
}

function row(figure: string, value: number, goal: number, unit = 'ms'): Row {
  const measured = `${value.toFixed(unit === 'ms' && value < 10 ? 1 : 0)} ${unit}`
  return { figure, measured, goal: `${goal} ${unit}`, isMet: value <= goal }
}

/** Milliseconds of each query, with several visitors at the same time who each send one query after another. */
async function crowd(readingMs: number, ask: (question: string, visitor: number) => Promise<unknown>) {
  const open = variedQuestions(QUESTIONS)
  const times: number[] = []
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    await sleep((readingMs * visitor) / VISITORS)
    for (let question = open.pop(); question !== undefined; question = open.pop()) {
      const words = question
      times.push(await timeOf(() => ask(words, visitor)))
      await sleep(readingMs)
    }
  })
  await Promise.all(visitors)
  return times
}

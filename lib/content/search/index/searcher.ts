import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import { processState } from '@/lib/environment/process/process-state'
import { isReady } from '@/lib/platform/snapshots/start'
import { lastContent } from '@/lib/platform/snapshots/tenant'
import { siteConfig } from '@/site.config'
import { type Site, siteOf } from '../../site'
import { type Group, groups } from '../groups'
import { idOf, searchedRecords } from '../records'
import type { Found, SearchRecord, Wanted } from './record-index'
import type { Message, ThreadData } from './thread'

/** About so many characters are sent to the thread at once: all texts at once would be in memory twice. */
const MOST_CHARACTERS = 500_000
/** An index with more stale records is built anew. */
const MOST_REPLACED = 2_000
const LONGEST_WAIT_MS = 8_000
/** V8's default keeps 48 MB for short-lived objects. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

export interface Searcher {
  worker: Worker
  /** What the thread has of each group: the list, and its records. */
  lists: Map<Group, object>
  records: Map<Group, Set<object>>
  replaced: number
  /** Resolves after the current hand-over of content and those queued behind it. */
  handedOver: Promise<void>
  /** Aborts what waits for the thread when it has stopped. */
  stopped: AbortController
}

processState.search ??= {}
const { search: state } = processState

/** Answers a question from this content. @throws Error when the thread fails or does not answer */
export async function ask(site: Site, question: string, wanted: Wanted): Promise<Found> {
  const found = await tell(await searcherOf(site), { kind: 'question', question, wanted })
  if (!found) throw new Error('the search did not answer')
  return found
}

/** Has the index made at the start, so that no question waits for it. Without content, the first question has it made. */
export async function prepareSearch(): Promise<void> {
  const content = siteConfig.search && (await isReady()) && (await lastContent())
  // A failure is logged at the first question.
  if (content) await searcherOf(siteOf(content)).catch(() => undefined)
}

/** The search thread with this content: it gets what has changed since it was last asked. @throws Error when it fails */
async function searcherOf(site: Site): Promise<Searcher> {
  if ((state.searcher?.replaced ?? 0) > MOST_REPLACED) stop(new Error('a new index is begun'))
  state.searcher ??= start()
  const searcher = state.searcher
  searcher.handedOver = searcher.handedOver.then(() => handOver(searcher, site))
  await searcher.handedOver.catch((error) => {
    stop(error, searcher)
    throw error
  })
  return searcher
}

function start(): Searcher {
  const { weights } = siteConfig.search || { weights: { title: 1, summary: 1, text: 1 } }
  const workerData: ThreadData = { weights, groups }
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits })
  const searcher: Searcher = {
    worker,
    lists: new Map(),
    records: new Map(),
    replaced: 0,
    handedOver: Promise.resolve(),
    stopped: new AbortController(),
  }
  worker.unref()
  worker.on('error', (error) => stop(error, searcher))
  worker.on('exit', () => stop(new Error('the search has stopped'), searcher))
  return searcher
}

/** The next question starts a new thread. */
function stop(error: Error, searcher = state.searcher): void {
  if (searcher === undefined) return
  if (state.searcher === searcher) delete state.searcher
  searcher.stopped.abort(error)
  searcher.worker.terminate()
}

async function handOver(searcher: Searcher, site: Site): Promise<void> {
  for (const group of groups) {
    const { records, find } = searchedRecords(site, group)
    const known = searcher.records.get(group)
    if (searcher.lists.get(group) === records) continue
    const changed = records.filter((record) => !known?.has(record))
    if (known) searcher.replaced += changed.length + Math.max(0, known.size - records.length)
    let part: SearchRecord[] = []
    let length = 0
    for (const { slug } of changed) {
      const record = find(slug)
      if (!record) continue
      const [summary, text] = [record.summary.join('\n'), record.text.join('\n')]
      part.push({ id: idOf(group, slug), group, title: record.title, summary, text })
      length += summary.length + text.length
      if (length < MOST_CHARACTERS) continue
      await tell(searcher, { kind: 'records', records: part })
      part = []
      length = 0
    }
    await tell(searcher, { kind: 'records', records: part })
    await tell(searcher, { kind: 'list', group, ids: records.map(({ slug }) => idOf(group, slug)) })
    searcher.lists.set(group, records)
    searcher.records.set(group, new Set(records))
  }
}

async function tell({ worker, stopped }: Searcher, message: Message): Promise<Found | undefined> {
  const { port1, port2 } = new MessageChannel()
  const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(LONGEST_WAIT_MS)])
  worker.postMessage({ message, port: port2 }, [port2])
  try {
    const [found] = await once(port1, 'message', { signal })
    return found
  } catch {
    throw signal.reason
  } finally {
    port1.close()
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Site } from '@/lib/content/site'
import { processState } from '@/lib/process/process-state'
import { siteConfig } from '@/site.config'
import { type Group, groups } from '../groups'
import { searchedRecords } from '../records'
import type { Found, SearchRecord, Wanted, Weights } from './record-index'
import type { Message } from './thread'

/** At most so many records, or about so many characters of texts, are sent to the thread at once: a moment's work. */
const MOST_RECORDS = 500
const MOST_CHARACTERS = 500_000
/** An index with more stale records is built anew. */
const MOST_REPLACED = 2_000
/** A question that comes before all texts are read waits so long. It is then answered from the texts read so far. */
const PATIENCE_MS = 500
const LONGEST_WAIT_MS = 8_000
/** V8's default keeps 48 MB for short-lived objects. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

export interface Searcher {
  worker: Worker
  /** What the thread has of each group: the list, and each of its records by identifier. */
  lists: Map<Group, { records: object; byId: Map<string, object> }>
  replaced: number
  /** The texts that the thread does not have yet, by record. */
  texts: Map<string, string>
  isReadingTexts: boolean
  /** Resolves after the current hand-over of content and those queued behind it. */
  handedOver: Promise<void>
  /** One for each message without a reply, in the order of the messages. */
  waiting: { resolve: (found: Found | undefined) => void; reject: (error: Error) => void }[]
}

processState.search ??= {}
const { search: state } = processState

/**
 * Sends the search thread what changed in the content since the last question, then asks it.
 * @returns what was found, and whether there may be more in texts that are not read yet
 * @throws Error when the thread fails or does not answer
 */
export async function ask(
  site: Site,
  question: string,
  wanted: Wanted,
): Promise<{ found: Found; isIncomplete: boolean }> {
  if ((state.searcher?.replaced ?? 0) > MOST_REPLACED) stop(new Error('a new index is begun'))
  state.searcher ??= start()
  const searcher = state.searcher
  searcher.handedOver = searcher.handedOver.then(() => handOver(searcher, site))
  await searcher.handedOver.catch((error) => {
    stop(error, searcher)
    throw error
  })
  const until = performance.now() + PATIENCE_MS
  while (searcher.isReadingTexts && performance.now() < until) await sleep(10)
  const isIncomplete = searcher.isReadingTexts
  const found = await tell(searcher, { kind: 'question', question, wanted })
  if (!found) throw new Error('the search did not answer')
  return { found, isIncomplete }
}

function start(): Searcher {
  const { weights } = siteConfig.search || { weights: { title: 1, summary: 1, text: 1 } }
  const workerData: Weights = weights
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits })
  const searcher: Searcher = {
    worker,
    lists: new Map(),
    replaced: 0,
    texts: new Map(),
    isReadingTexts: false,
    handedOver: Promise.resolve(),
    waiting: [],
  }
  worker.unref()
  worker.on('message', (found?: Found) => searcher.waiting.shift()?.resolve(found))
  worker.on('error', (error) => stop(error, searcher))
  worker.on('exit', () => stop(new Error('the search has stopped'), searcher))
  return searcher
}

/** The next question starts a new thread. */
function stop(error: Error, searcher = state.searcher): void {
  if (searcher === undefined) return
  if (state.searcher === searcher) delete state.searcher
  for (const { reject } of searcher.waiting) reject(error)
  searcher.worker.terminate()
}

async function handOver(searcher: Searcher, site: Site): Promise<void> {
  for (const group of groups) {
    const { records, idOf, find } = searchedRecords(site, group)
    const known = searcher.lists.get(group)
    if (known?.records === records) continue
    const byId = new Map<string, object>(records.map((record) => [idOf(record), record]))
    const changed = [...byId.keys()].filter((id) => known?.byId.get(id) !== byId.get(id))
    if (known) searcher.replaced += changed.length + Math.max(0, known.byId.size - byId.size)
    for (let at = 0; at < changed.length; at += MOST_RECORDS) {
      const slice = changed.slice(at, at + MOST_RECORDS).flatMap((id) => find(id) ?? [])
      await tell(searcher, { kind: 'records', records: slice.map((record) => withoutText(searcher, record)) })
    }
    await tell(searcher, { kind: 'list', group, ids: [...byId.keys()] })
    searcher.lists.set(group, { records, byId })
  }
  readTexts(searcher).catch((error) => stop(error, searcher))
}

/** Keeps the text of a record to send it later. */
function withoutText({ texts }: Searcher, { text, id, group, title, summary }: SearchRecord) {
  if (text === '') texts.delete(id)
  else texts.set(id, text)
  return { id, group, title, summary }
}

/** Sends only as many texts as the thread reads in a moment: all texts at once would be in memory twice. */
async function readTexts(searcher: Searcher): Promise<void> {
  if (searcher.isReadingTexts) return
  searcher.isReadingTexts = true
  while (searcher.texts.size > 0) {
    const texts = []
    let length = 0
    for (const [id, text] of searcher.texts) {
      searcher.texts.delete(id)
      texts.push({ id, text })
      length += text.length
      if (length > MOST_CHARACTERS) break
    }
    await tell(searcher, { kind: 'texts', texts })
  }
  searcher.isReadingTexts = false
}

/** @returns what was found, for a question */
function tell(searcher: Searcher, message: Message): Promise<Found | undefined> {
  let timer: NodeJS.Timeout | undefined
  const reply = new Promise<Found | undefined>((resolve, reject) => {
    timer = setTimeout(reject, LONGEST_WAIT_MS, new Error('the search did not answer')).unref()
    searcher.waiting.push({ resolve, reject })
    searcher.worker.postMessage(message)
  })
  // A timer keeps its promise, and so the answer, in memory.
  return reply.finally(() => clearTimeout(timer))
}

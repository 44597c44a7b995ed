import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Site } from '@/lib/content/site'
import { processState } from '@/lib/process/process-state'
import { siteConfig } from '@/site.config'
import { type Group, groups } from '../groups'
import { identifier, searchedRecords } from '../records'
import type {
  FromThread,
  IndexedRecord,
  IndexedText,
  ThreadAnswer,
  ThreadData,
  ToThread,
  Wanted,
} from './messages'
import type { SearchRecord } from './record-index'

/** At most so many records, or characters of texts, are sent to the thread at once. Copying them takes a few milliseconds. */
const MOST_RECORDS = 500
const MOST_CHARACTERS = 500_000
/** An index with more stale records is built anew. */
const MOST_REPLACED = 2_000
const LONGEST_WAIT_MS = 8_000
/** V8's default keeps 48 MB for short-lived objects. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

interface Searcher {
  worker: Worker
  /** What the thread has of each group: the list and each of its records. */
  lists: Map<Group, { records: object; bySlug: Map<string, object> }>
  replaced: number
  /** The texts that the thread has not asked for yet, by record; and whether it has read all texts that it got. */
  texts: Map<string, string>
  hasReadTexts: boolean
  /** Resolves after the current hand-over of content and those queued behind it. */
  handedOver: Promise<void>
  questions: number
  asked: Map<number, { resolve: (answer: ThreadAnswer) => void; reject: (error: Error) => void }>
}

const state = processState<{ searcher?: Searcher }>('search', () => ({}))

/**
 * Sends the search thread what changed in the content since the last question, then asks it.
 * @throws Error when the thread fails or does not answer
 */
export async function ask(site: Site, question: string, wanted: Wanted): Promise<ThreadAnswer> {
  if ((state.searcher?.replaced ?? 0) > MOST_REPLACED) stop(new Error('a new index is begun'))
  state.searcher ??= start()
  const searcher = state.searcher
  searcher.handedOver = searcher.handedOver.then(() => handOver(searcher, site))
  await searcher.handedOver.catch((error) => {
    stop(error, searcher)
    throw error
  })
  searcher.questions += 1
  const number = searcher.questions
  const answer = new Promise<ThreadAnswer>((resolve, reject) => {
    searcher.asked.set(number, { resolve, reject })
  })
  const giveUp = () => searcher.asked.get(number)?.reject(new Error('the search did not answer'))
  const timer = setTimeout(giveUp, LONGEST_WAIT_MS).unref()
  tell(searcher, { kind: 'question', number, question, wanted })
  return answer.finally(() => {
    // A timer keeps its promise, and so the answer, in memory.
    clearTimeout(timer)
    searcher.asked.delete(number)
  })
}

function start(): Searcher {
  const { weights } = siteConfig.search || { weights: { title: 1, summary: 1, text: 1 } }
  const workerData: ThreadData = { weights }
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits })
  const searcher: Searcher = {
    worker,
    lists: new Map(),
    replaced: 0,
    texts: new Map(),
    hasReadTexts: true,
    handedOver: Promise.resolve(),
    questions: 0,
    asked: new Map(),
  }
  worker.unref()
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'answer') searcher.asked.get(message.number)?.resolve(message)
    else sendTexts(searcher)
  })
  worker.on('error', (error) => stop(error, searcher))
  worker.on('exit', () => stop(new Error('the search has stopped'), searcher))
  return searcher
}

/** The next question starts a new thread. */
function stop(error: Error, searcher = state.searcher): void {
  if (searcher === undefined) return
  if (state.searcher === searcher) delete state.searcher
  for (const { reject } of searcher.asked.values()) reject(error)
  searcher.worker.terminate()
}

async function handOver(searcher: Searcher, site: Site): Promise<void> {
  for (const group of groups) {
    const { records, made } = searchedRecords(site, group)
    const known = searcher.lists.get(group)
    if (known?.records === records) continue
    const bySlug = new Map<string, object>(records.map((record) => [record.slug, record]))
    const changed = new Set(
      [...bySlug].flatMap(([slug, record]) => (known?.bySlug.get(slug) === record ? [] : slug)),
    )
    if (known) searcher.replaced += changed.size + Math.max(0, known.bySlug.size - bySlug.size)
    await sendRecords(searcher, made(changed))
    tell(searcher, { kind: 'list', group, ids: [...bySlug.keys()].map((slug) => identifier(group, slug)) })
    searcher.lists.set(group, { records, bySlug })
  }
  if (searcher.hasReadTexts) sendTexts(searcher)
}

async function sendRecords(searcher: Searcher, records: Iterable<SearchRecord>): Promise<void> {
  let slice: IndexedRecord[] = []
  for (const { text, ...record } of records) {
    if (text === '') searcher.texts.delete(record.id)
    else searcher.texts.set(record.id, text)
    slice.push({ ...record, hasText: text !== '' })
    if (slice.length < MOST_RECORDS) continue
    tell(searcher, { kind: 'records', records: slice })
    slice = []
    await nextTurn()
  }
  tell(searcher, { kind: 'records', records: slice })
}

/** Sends only as many texts as the thread reads in a moment: all texts at once would be in memory twice. */
function sendTexts(searcher: Searcher): void {
  const texts: IndexedText[] = []
  let length = 0
  for (const [id, text] of searcher.texts) {
    searcher.texts.delete(id)
    texts.push({ id, text })
    length += text.length
    if (length > MOST_CHARACTERS) break
  }
  searcher.hasReadTexts = texts.length === 0
  if (texts.length > 0) tell(searcher, { kind: 'texts', texts })
}

function tell({ worker }: Searcher, message: ToThread): void {
  worker.postMessage(message)
}

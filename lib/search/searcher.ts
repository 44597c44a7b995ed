import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { processState } from '@/lib/process-state'
import type { Site } from '@/lib/site'
import { site as config } from '@/site.config'
import { type Group, groups } from './groups'
import type { FromThread, ThreadData, ToThread, Wanted } from './messages'
import type { SearchRecord } from './record-index'
import { identifier, searchedRecords } from './records'

/** So many characters are handed to the thread at once, which copies them: a few milliseconds. */
const SLICE = 500_000
/** An index that holds more records that are no more is begun anew. */
const MOST_REPLACED = 2_000
const LONGEST_WAIT_MS = 8_000
/** By itself V8 takes 48 MB for what is thrown away at once. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

interface Searcher {
  worker: Worker
  /** What the thread has, by group: the list, and each of its records. */
  lists: Map<Group, { records: object; bySlug: Map<string, object> }>
  replaced: number
  /** The hand-over that is under way, and those that wait for it. */
  handedOver: Promise<void>
  questions: number
  asked: Map<number, { resolve: (answer: FromThread) => void; reject: (error: Error) => void }>
}

const state = processState<{ searcher?: Searcher }>('search', () => ({}))

/**
 * Asks the thread that searches, once it has the content of this site: of what changed since the last question, only that.
 * @throws Error when the thread fails or does not answer
 */
export async function ask(site: Site, question: string, wanted: Wanted): Promise<FromThread> {
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
  const answer = new Promise<FromThread>((resolve, reject) => {
    searcher.asked.set(number, { resolve, reject })
    setTimeout(reject, LONGEST_WAIT_MS, new Error('the search did not answer')).unref()
  })
  tell(searcher, { kind: 'question', number, question, wanted })
  return answer.finally(() => searcher.asked.delete(number))
}

function start(): Searcher {
  const { weights } = config.search || { weights: { title: 1, summary: 1, text: 1 } }
  const workerData: ThreadData = { weights }
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits })
  const searcher: Searcher = {
    worker,
    lists: new Map(),
    replaced: 0,
    handedOver: Promise.resolve(),
    questions: 0,
    asked: new Map(),
  }
  worker.unref()
  worker.on('message', (answer: FromThread) => searcher.asked.get(answer.number)?.resolve(answer))
  worker.on('error', (error) => stop(error, searcher))
  worker.on('exit', () => stop(new Error('the search has stopped'), searcher))
  return searcher
}

/** The next question begins anew. */
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
    await inSlices(made(changed), (slice) => tell(searcher, { kind: 'records', records: slice }))
    tell(searcher, { kind: 'list', group, ids: [...bySlug.keys()].map((slug) => identifier(group, slug)) })
    searcher.lists.set(group, { records, bySlug })
  }
}

async function inSlices(
  records: Iterable<SearchRecord>,
  send: (slice: SearchRecord[]) => void,
): Promise<void> {
  let slice: SearchRecord[] = []
  let length = 0
  for (const record of records) {
    slice.push(record)
    length += record.summary.length + record.text.length
    if (length < SLICE) continue
    send(slice)
    slice = []
    length = 0
    await nextTurn()
  }
  send(slice)
}

function tell({ worker }: Searcher, message: ToThread): void {
  worker.postMessage(message)
}

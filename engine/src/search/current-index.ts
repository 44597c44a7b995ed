import { setImmediate } from 'node:timers/promises'
import { siteConfig } from '../port/config'
import { type Site, siteOf } from '../port/content'
import { processState } from '../process/process-state'
import { Turns } from '../process/turns'
import { isReady } from '../snapshots/start'
import { storedContent } from '../snapshots/tenant'
import { RecordIndex } from './record-index'
import { type SearchedList, searchedLists } from './records'
import { MAX_WORDS } from './vocabulary'

/** The milliseconds of indexing after which the process handles other requests. */
const TURN_MS = 10
/** The number of stale records from which the index is rebuilt. */
const MAX_STALE = 2_000
/** The number of stale records from which a full index is rebuilt, since their words take up room. */
const MAX_STALE_IN_FULL = 100

const indexing = new Turns(1)

/** The searched lists of the site, and the index with all of their records. */
export async function currentIndex(site: Site) {
  const lists = searchedLists(site)
  return { lists, index: await indexing.run(() => indexWith(lists)) }
}

async function indexWith(lists: SearchedList[]): Promise<RecordIndex> {
  const count = lists.reduce((sum, { records }) => sum + records.length, 0)
  const { size = 0, isFull = false } = processState.searchIndex ?? {}
  if (size > count + (isFull ? MAX_STALE_IN_FULL : MAX_STALE)) delete processState.searchIndex
  const { weights } = siteConfig.search || { weights: { title: 1, summary: 1, text: 1 } }
  processState.searchIndex ??= new RecordIndex(weights)
  const index = processState.searchIndex
  if (index.knows(lists)) return index
  let end = performance.now() + TURN_MS
  // The most telling words of each record come first, then an equal share of each text: content may have more words than the index takes.
  for (const words of [0, Math.ceil(MAX_WORDS / Math.max(1, count)), Number.POSITIVE_INFINITY])
    for (const { records, find } of lists)
      for (const record of records) {
        const searched = index.isIndexed(record, words) ? undefined : find(record.slug)
        if (searched) index.add(record, searched, words)
        if (performance.now() < end) continue
        await setImmediate()
        end = performance.now() + TURN_MS
      }
  return index
}

/** Builds the index at the start, so that no question waits for it. Without content, the first question builds it. */
export async function prepareSearch(): Promise<void> {
  const content = siteConfig.search && (await isReady()) && (await storedContent())
  // A failure is logged at the first question.
  if (content) await currentIndex(siteOf(content)).catch(() => undefined)
}

import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, ThreadData, ToThread } from './messages'
import { RecordIndex, type SearchRecord } from './record-index'

/*
 * A thread of its own: neither reading thousands of texts nor a flood of questions keeps a page waiting. Titles and summaries are read
 * at once, which takes moments; texts between the messages, a slice at a time.
 */

const SLICE_MS = 20
/** A question that comes before all texts are read waits so long, and is then answered from those that are. */
const PATIENCE_MS = 600

const { weights } = workerData as ThreadData
const index = new RecordIndex(weights)
/** Texts that are not read yet, by their records. */
const unread = new Map<string, string>()
const waiting: (() => void)[] = []
let isReading = false

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'records') take(message.records)
  else if (message.kind === 'list') index.arrange(message.group, message.ids)
  else whenRead(() => answer(message))
})

function take(records: SearchRecord[]): void {
  for (const record of records) {
    index.add(record)
    if (record.text !== '') unread.set(record.id, record.text)
  }
  if (!isReading) setImmediate(readSome)
  isReading = true
}

function readSome(): void {
  const end = performance.now() + SLICE_MS
  for (const [id, text] of unread) {
    index.addText({ id, text })
    unread.delete(id)
    if (performance.now() > end) break
  }
  isReading = unread.size > 0
  if (isReading) setImmediate(readSome)
  else for (const ready of waiting.splice(0)) ready()
}

function whenRead(run: () => void): void {
  if (!isReading) {
    run()
    return
  }
  let isDone = false
  const once = () => {
    if (!isDone) run()
    isDone = true
  }
  waiting.push(once)
  setTimeout(once, PATIENCE_MS)
}

function answer({ number, question, wanted }: Extract<ToThread, { kind: 'question' }>): void {
  const found = index.find(question, (group) =>
    wanted.group === undefined || group === wanted.group ? [wanted.from, wanted.to] : [0, 0],
  )
  parentPort?.postMessage({ number, found, isIncomplete: unread.size > 0 } satisfies FromThread)
}

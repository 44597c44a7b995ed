import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, IndexedRecord, IndexedText, ThreadData, ToThread } from './messages'
import { RecordIndex } from './record-index'

/*
 * The search has its own thread, so that no page waits while it reads thousands of texts or answers a flood of questions.
 * It reads titles and summaries as they arrive, which is fast. It reads texts between messages, then asks for the next texts.
 */

const SLICE_MS = 20
/** A question that comes before all texts are read waits so long. It is then answered from the texts read so far. */
const PATIENCE_MS = 600

const { weights } = workerData as ThreadData
const index = new RecordIndex(weights)
/** Records whose texts are not read yet, and the texts that have arrived for them. */
const unread = new Set<string>()
const texts = new Map<string, string>()
const waiting: (() => void)[] = []

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'records') message.records.forEach(take)
  else if (message.kind === 'list') index.arrange(message.group, message.ids)
  else if (message.kind === 'texts') read(message.texts)
  else whenRead(() => answer(message))
})

function take(record: IndexedRecord): void {
  index.add(record)
  // A text that has already arrived belongs to an earlier version of the record.
  texts.delete(record.id)
  if (record.hasText) unread.add(record.id)
  else unread.delete(record.id)
}

function read(come: IndexedText[]): void {
  for (const { id, text } of come) texts.set(id, text)
  setImmediate(readSome)
}

function readSome(): void {
  const end = performance.now() + SLICE_MS
  for (const [id, text] of texts) {
    index.addText({ id, text })
    texts.delete(id)
    unread.delete(id)
    if (performance.now() > end) break
  }
  if (texts.size > 0) setImmediate(readSome)
  else tell({ kind: 'texts read' })
  if (unread.size === 0) for (const ready of waiting.splice(0)) ready()
}

function whenRead(run: () => void): void {
  if (unread.size === 0) {
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
  tell({ kind: 'answer', number, found, isIncomplete: unread.size > 0 })
}

function tell(message: FromThread): void {
  parentPort?.postMessage(message)
}

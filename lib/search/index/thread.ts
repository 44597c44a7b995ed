import { parentPort, workerData } from 'node:worker_threads'
import type { Group } from '../groups'
import { type Found, RecordIndex, type SearchRecord, type Wanted } from './record-index'

/* The search has its own thread, so that no page waits while it reads thousands of texts or answers a flood of questions. */

export type Message =
  | { kind: 'records'; records: Omit<SearchRecord, 'text'>[] }
  | { kind: 'list'; group: Group; ids: string[] }
  | { kind: 'texts'; texts: Pick<SearchRecord, 'id' | 'text'>[] }
  | { kind: 'question'; question: string; wanted: Wanted }

const index = new RecordIndex(workerData)

// Each message gets one reply, in the order of the messages.
parentPort?.on('message', (message: Message) => parentPort?.postMessage(replyTo(message)))

function replyTo(message: Message): Found | undefined {
  if (message.kind === 'question') return index.find(message.question, message.wanted)
  if (message.kind === 'list') index.arrange(message.group, message.ids)
  else if (message.kind === 'records') for (const record of message.records) index.add(record)
  else for (const text of message.texts) index.addText(text)
  return undefined
}

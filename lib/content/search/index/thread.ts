import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Group } from '../groups'
import { type Found, RecordIndex, type SearchRecord, type Wanted, type Weights } from './record-index'

/* The search has its own thread, so that no page waits while it reads thousands of texts or answers a flood of questions. */

export interface ThreadData {
  weights: Weights
  groups: readonly Group[]
}

export type Message =
  | { kind: 'records'; records: SearchRecord[] }
  | { kind: 'list'; group: Group; ids: string[] }
  | { kind: 'question'; question: string; wanted: Wanted }

const { weights, groups }: ThreadData = workerData
const index = new RecordIndex(weights, groups)

parentPort?.on('message', ({ message, port }: { message: Message; port: MessagePort }) =>
  port.postMessage(replyTo(message)),
)

function replyTo(message: Message): Found | undefined {
  if (message.kind === 'question') return index.find(message.question, message.wanted)
  if (message.kind === 'list') index.arrange(message.group, message.ids)
  else for (const record of message.records) index.add(record)
  return undefined
}

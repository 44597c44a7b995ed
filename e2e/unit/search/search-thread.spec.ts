import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { test as base, expect } from '@playwright/test'
import type { FromThread, ThreadAnswer, ThreadData, ToThread } from '../../../lib/search/index/messages'

/* What the thread that searches says to the server, and when. */

const file = pathToFileURL(join(import.meta.dirname, '../../../lib/search/index/thread.ts')).href
/** A thread does not inherit what makes TypeScript run. */
const program = `import('tsx/esm/api').then(({ register }) => register()).then(() => import('${file}'))`
const workerData: ThreadData = { weights: { title: 8, summary: 3, text: 1 } }
const record = { id: 'artigos/a', group: 'artigos' as const, title: 'Um piano', summary: '', hasText: true }
const list = { kind: 'list' as const, group: 'artigos' as const, ids: [record.id] }

interface Thread {
  tell: (message: ToThread) => void
  next: () => Promise<FromThread>
  /** What is found for a word, and whether there may be more. */
  find: (question: string) => Promise<{ count: number; isIncomplete: boolean }>
}

const test = base.extend<{ thread: Thread }>({
  thread: async ({ browserName: _ }, use) => {
    const worker = new Worker(program, { eval: true, workerData })
    const tell = (message: ToThread) => worker.postMessage(message)
    const next = async (): Promise<FromThread> => (await once(worker, 'message'))[0]
    await use({
      tell,
      next,
      find: async (question) => {
        tell({ kind: 'question', number: 1, question, wanted: { from: 0, to: 5 } })
        const { found, isIncomplete } = (await next()) as ThreadAnswer
        return { count: found.groups[0]?.count ?? 0, isIncomplete }
      },
    })
    await worker.terminate()
  },
})

test('a question that cannot wait for a text is answered from what is read', async ({ thread }) => {
  thread.tell({ kind: 'records', records: [record] })
  thread.tell(list)
  expect(await thread.find('piano')).toEqual({ count: 1, isIncomplete: true })
  expect(await thread.find('guindaste')).toEqual({ count: 0, isIncomplete: true })
})

test('more texts are asked for when those that came are read', async ({ thread }) => {
  thread.tell({ kind: 'records', records: [record] })
  thread.tell(list)
  thread.tell({ kind: 'texts', texts: [{ id: record.id, text: '<p>Com um guindaste.</p>' }] })
  expect(await thread.next()).toEqual({ kind: 'texts read' })
  expect(await thread.find('guindaste')).toEqual({ count: 1, isIncomplete: false })
})

test('a text that a newer version overtakes is not found', async ({ thread }) => {
  thread.tell({ kind: 'records', records: [record] })
  thread.tell(list)
  thread.tell({ kind: 'texts', texts: [{ id: record.id, text: 'guindaste' }] })
  thread.tell({ kind: 'records', records: [{ ...record, title: 'Um órgão' }] })
  thread.tell(list)
  expect(await thread.next()).toEqual({ kind: 'texts read' })
  thread.tell({ kind: 'texts', texts: [{ id: record.id, text: 'elevador' }] })
  expect(await thread.next()).toEqual({ kind: 'texts read' })
  expect(await thread.find('guindaste')).toEqual({ count: 0, isIncomplete: false })
  expect(await thread.find('elevador')).toEqual({ count: 1, isIncomplete: false })
  expect(await thread.find('órgão')).toEqual({ count: 1, isIncomplete: false })
})

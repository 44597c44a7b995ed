import { expect, test } from '@playwright/test'
import { SharedTurns } from '../../../src/process/shared-turns'

const limits = { atOnce: 1, turnMs: 60_000, restMs: 0, waiting: 6, waitingOfOne: 4 }
const always = () => true

/** A task that the test ends. */
function openTask() {
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => over, end }
}

test('a sender of many tasks waits for its own, and tasks of others run in between', async () => {
  const turns = new SharedTurns(limits)
  const order: string[] = []
  const first = openTask()
  const running = turns.run('a', always, first.work)
  const waiting = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) =>
    turns.run(name.slice(0, 1), always, async () => void order.push(name)),
  )
  first.end()
  await Promise.all([running, ...waiting])
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('the queue is limited for each sender and for all, and takes tasks again when it is shorter', async () => {
  const turns = new SharedTurns(limits)
  const first = openTask()
  const running = turns.run('a', always, first.work)
  const ask = (sender: string) => turns.run(sender, always, async () => undefined)
  const waiting = ['a', 'a', 'a', 'a'].map(ask)
  expect(await ask('a')).toBe(false)
  waiting.push(ask('b'), ask('c'))
  expect(await ask('d')).toBe(false)
  first.end()
  expect(await Promise.all([running, ...waiting])).toEqual(Array(7).fill(true))
  expect(await ask('a')).toBe(true)
})

test('a task that nobody wants any more at its turn is not run, and one that fails ends its turn', async () => {
  const turns = new SharedTurns(limits)
  let isThere = true
  const first = openTask()
  const running = turns.run('a', always, first.work)
  const done: string[] = []
  const gone = turns.run(
    'a',
    () => isThere,
    async () => void done.push('gone'),
  )
  const failing = turns.run('a', always, async () => {
    throw new Error('no page')
  })
  const last = turns.run('b', always, async () => void done.push('last'))
  isThere = false
  first.end()
  await expect(failing).rejects.toThrow('no page')
  await Promise.all([running, gone, last])
  expect(done).toEqual(['last'])
})

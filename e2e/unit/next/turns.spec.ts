import { expect, test } from '@playwright/test'
import { TooManyWaiting, Turns } from '../../../lib/process/turns'

/** Works that end when they are told to. */
function works(turns: Turns, count: number) {
  const started: (() => void)[] = []
  const done = Array.from({ length: count }, () =>
    turns.run(() => new Promise<void>((resolve) => started.push(resolve))),
  )
  return { started, done }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('only so many run at once, and the next begins when one is over', async () => {
  const { started, done } = works(new Turns(2), 5)
  for (let over = 0; over < 5; over += 1) {
    await settle()
    expect(started.length).toBe(Math.min(5, over + 2))
    started[over]?.()
  }
  await Promise.all(done)
})

test('a work that fails gives its turn to the next', async () => {
  const turns = new Turns(1)
  const failing = turns.run(() => Promise.reject(new Error('broken')))
  const next = turns.run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('a full queue takes nothing more, and takes again once it is shorter', async () => {
  const turns = new Turns(1, 2)
  const { started, done } = works(turns, 3)
  await expect(turns.run(async () => {})).rejects.toThrow(TooManyWaiting)
  started[0]?.()
  await done[0]
  const late = turns.run(async () => 'late')
  await settle()
  started[1]?.()
  await settle()
  started[2]?.()
  expect(await late).toBe('late')
})

import { expect, test } from '@playwright/test'
import { TooManyWaiting, Turns } from '../../../src/process/turns'

test('only so many run at once, the next begins when one ends or fails, and a full queue takes nothing more until it is shorter', async () => {
  const turns = new Turns(1, 2)
  const started: (() => void)[] = []
  const begin = () => turns.run(() => new Promise<void>((end) => started.push(end)))
  const failing = turns.run(() => Promise.reject(new Error('broken')))
  const first = begin()
  const second = begin()
  await expect(begin()).rejects.toThrow(TooManyWaiting)
  await expect(failing).rejects.toThrow('broken')
  await expect.poll(() => started.length).toBe(1)
  const late = begin()
  for (const [index, work] of [first, second, late].entries()) {
    await expect.poll(() => started.length).toBe(index + 1)
    started[index]?.()
    await work
  }
})

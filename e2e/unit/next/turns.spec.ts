import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { workOnPicturesInTurn } from '../../../lib/pictures/picture-work'
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

test('pictures are resized in turn, whoever asks for it', async () => {
  workOnPicturesInTurn()
  const source = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  let most = 0
  // Sharp tells of a picture when it is queued and when it is done. In between it may still be queued or already be processed.
  sharp.queue.on('change', () => {
    // Asked twice: between its two numbers a picture may go from the one to the other, and would count twice. This way it never does.
    const { process } = sharp.counters()
    const { queue } = sharp.counters()
    most = Math.max(most, queue + process)
  })
  const sizes = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const { info } = await sharp(source)
        .resize(100 + index)
        .toBuffer({ resolveWithObject: true })
      return info.width
    }),
  )
  expect(sizes).toEqual(Array.from({ length: 12 }, (_, index) => 100 + index))
  const { availableParallelism } = await import('node:os')
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1))
})

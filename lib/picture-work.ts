import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { processState } from './process-state'
import { Turns } from './turns'

/*
 * Pictures are resized in the threads that also read files: with a picture in each of them, a page that comes from the
 * disk waits for seconds. So some threads and one processor are left to the pages.
 */
const resizing = processState('resizing', () => new Turns(Math.max(1, availableParallelism() - 1)))

/** From the first call on everybody's work with sharp waits for its turn, the framework's optimizer included. */
export function workOnPicturesInTurn(): void {
  processState('sharp takes turns', () => {
    // It comes twice: as a module for us, and as CommonJS for the framework.
    const forFramework = createRequire(join(process.cwd(), 'package.json'))('sharp') as typeof sharp
    return new Set([sharp.prototype, forFramework.prototype]).forEach(takeTurns)
  })
}

/** Resolves when the pictures are done that are being worked on now. */
export function picturesDone(): Promise<void> {
  return resizing.run(async () => {})
}

function takeTurns(prototype: Sharp): void {
  const { toBuffer } = prototype
  Reflect.set(prototype, 'toBuffer', function (this: Sharp, ...args: unknown[]) {
    return resizing.run(async () => Reflect.apply(toBuffer, this, args))
  })
}

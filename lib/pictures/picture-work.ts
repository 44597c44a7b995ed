import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type AvifOptions, type Sharp } from 'sharp'
import { processState } from '../process/process-state'
import { Turns } from '../process/turns'

/*
 * Pictures are resized in the same threads that read files. With a picture in each thread, a page that is read from disk would wait
 * for seconds. So some threads and one processor stay free for the pages.
 */
const resizing = processState('resizing', () => new Turns(Math.max(1, availableParallelism() - 1)))

/** Next.js asks for 3, which takes twice the time of 2 and makes a picture 2 % smaller. From 0 to 9. */
const AVIF_EFFORT = 2

/** From the first call on, all work with sharp waits for its turn and AVIF takes less time, the work of the Next.js optimizer included. */
export function workOnPicturesInTurn(): void {
  processState('sharp takes turns', () => {
    // sharp may be loaded twice: as a module for us, and as CommonJS for Next.js. A set, because turns within turns would never end.
    const forFramework = createRequire(join(process.cwd(), 'package.json'))('sharp') as typeof sharp
    const prototypes = new Set([sharp.prototype, forFramework.prototype])
    prototypes.forEach(takeTurns)
    prototypes.forEach(takeLessEffort)
    return prototypes
  })
}

/** Resolves when the pictures that are waiting or being resized now are done. */
export function picturesDone(): Promise<void> {
  return resizing.run(async () => {})
}

function takeTurns(prototype: Sharp): void {
  const { toBuffer } = prototype
  Reflect.set(prototype, 'toBuffer', function (this: Sharp, ...args: unknown[]) {
    return resizing.run(async () => Reflect.apply(toBuffer, this, args))
  })
}

function takeLessEffort(prototype: Sharp): void {
  const { avif } = prototype
  Reflect.set(prototype, 'avif', function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...options, effort: AVIF_EFFORT })
  })
}

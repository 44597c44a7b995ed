import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type sharp from 'sharp'
import type { AvifOptions, Sharp } from 'sharp'
import { processState } from '../process/process-state'
import { Turns } from '../process/turns'

/*
 * Pictures are resized in the same threads that read files. With a picture in each thread, a page that is read from disk would wait
 * for seconds. So some threads and one processor stay free for the pages.
 */
const resizing = processState('resizing', () => new Turns(Math.max(1, availableParallelism() - 1)))

/** Next.js asks for 3, which takes twice the time of 2 and makes a picture 2 % smaller. From 0 to 9. */
const AVIF_EFFORT = 2

/** From the first call on, the work of the Next.js optimizer with sharp waits for its turn, and AVIF takes less time. */
export function workOnPicturesInTurn(): void {
  processState('sharp takes turns', () => {
    // As Next.js loads it: `import` may load another copy.
    const { prototype } = createRequire(join(process.cwd(), 'package.json'))('sharp') as typeof sharp
    const { avif, toBuffer } = prototype
    return Object.assign(prototype, {
      toBuffer(this: Sharp, ...args: unknown[]) {
        return resizing.run(async () => Reflect.apply(toBuffer, this, args))
      },
      avif(this: Sharp, options?: AvifOptions) {
        return avif.call(this, { ...options, effort: AVIF_EFFORT })
      },
    })
  })
}

/** Resolves when the pictures that are waiting or being resized now are done. */
export function picturesDone(): Promise<void> {
  return resizing.run(async () => {})
}

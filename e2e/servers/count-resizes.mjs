/* Loaded into a site under test. Reports how many pictures it resizes at once, whenever the number is a new maximum. */
import { createRequire } from 'node:module'
import sharp from 'sharp'

/*
 * Counts what sharp is given and has not returned. Its own counters would have to be looked at in the right moment, and count among
 * what is queued also pictures of which only the size is read. The site lets sharp take turns later on, and so around this.
 */
let underWay = 0
let most = 0
for (const { prototype } of new Set([sharp, createRequire(import.meta.url)('sharp')])) {
  const { toBuffer } = prototype
  prototype.toBuffer = async function (/** @type {unknown[]} */ ...args) {
    underWay += 1
    if (underWay > most) {
      most = underWay
      console.log(`[resizes] at once: ${most}`)
    }
    try {
      return await Reflect.apply(toBuffer, this, args)
    } finally {
      underWay -= 1
    }
  }
}

/* Loaded into a site under test. Reports how many pictures it resizes at once, whenever the number is a new maximum. */
import { createRequire } from 'node:module'

const sharp = createRequire(import.meta.url)('sharp')

let most = 0
setInterval(() => {
  const { queue, process } = sharp.counters()
  // What sharp was given: a moment queued, then processed.
  const given = queue + process
  if (given <= most) return
  most = given
  console.log(`[resizes] at once: ${most}`)
}, 2).unref()

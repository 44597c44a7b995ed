/*
 * Loaded into a site under test. `age` advances its clock by milliseconds, so that cache entries age without waiting. `step` moves only the time of
 * day, forward or back, like an operator or a time server, and does not affect the time since the start of the process. Timers use real time.
 */
import { performance } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

let ahead = 0
let stepped = 0
const RealDate = Date
const sinceStart = performance.now.bind(performance)
const now = () => RealDate.now() + ahead + stepped

globalThis.Date = new Proxy(RealDate, {
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  construct: (target, values, created) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, created),
})
performance.now = () => sinceStart() + ahead

// The site's threads load this file too, but have no channel.
if (isMainThread) {
  process.on('message', ({ age = 0, step = 0 }) => {
    ahead += age
    stepped += step
    process.send?.('done')
  })
  // Listening must not keep a stopped site alive.
  process.channel?.unref()
}

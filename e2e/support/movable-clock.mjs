/*
 * Loaded into a site under test. `age` puts its clock forward by as many milliseconds, so that entries of its caches age
 * without waiting. `step` sets the time of day alone, forward or back, as an operator or a time server does: what is measured
 * from the start of the process goes on as before. Timers keep the real time.
 */
import { performance } from 'node:perf_hooks'

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

process.on('message', ({ age = 0, step = 0 }) => {
  ahead += age
  stepped += step
  process.send('done')
})
// Listening must not keep a site alive that was told to stop.
process.channel.unref()

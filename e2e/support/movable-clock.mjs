/*
 * Loaded into a site under test: puts its clock forward by as many milliseconds as the test says, so that entries of
 * its caches age without waiting. Timers keep the real time.
 */
import { performance } from 'node:perf_hooks'

let ahead = 0
const RealDate = Date
const sinceStart = performance.now.bind(performance)
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  construct: (target, values, created) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, created),
})
performance.now = () => sinceStart() + ahead

process.on('message', (milliseconds) => {
  ahead += milliseconds
  process.send(milliseconds)
})
// Listening must not keep a site alive that was told to stop.
process.channel.unref()

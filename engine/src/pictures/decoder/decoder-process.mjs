/* Decodes pictures in its own process, so that nothing else dies if decoding hangs or takes too much. Threads would share the server's libuv pool. */
import { blockSvg, tasks } from './picture-tasks.mjs'

blockSvg()

const [, , maxBytes] = process.argv
const CHECK_EVERY_MS = 20

/** Kills this process. `process.exit` would wait for the library. */
const end = () => process.kill(process.pid, 'SIGKILL')

setInterval(() => {
  if (process.memoryUsage.rss() > Number(maxBytes)) end()
}, CHECK_EVERY_MS)

// The connection closes when the server ends, for whatever reason.
process.on('disconnect', end)
// Signals are ignored: the server decides when the decoder stops, and waits for running tasks.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

process.on('message', async (/** @type {{ name: keyof typeof tasks, input: never }} */ { name, input }) => {
  try {
    const output = await tasks[name](input)
    process.send?.({ output, resident: process.memoryUsage.rss() })
  } catch (error) {
    process.send?.({ error: String(error), resident: process.memoryUsage.rss() })
  }
})

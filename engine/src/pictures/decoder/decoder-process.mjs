/* Decodes pictures. What hangs or takes too much costs this process alone: worker threads would share the server's four threads of libuv. */
import { blockSvg, tasks } from './picture-tasks.mjs'

blockSvg()

const [, , maxBytes] = process.argv
const CHECK_EVERY_MS = 20

/** `process.exit` would wait for the library. */
const end = () => process.kill(process.pid, 'SIGKILL')

setInterval(() => {
  if (process.memoryUsage.rss() > Number(maxBytes)) end()
}, CHECK_EVERY_MS)

// The server has ended, however it did.
process.on('disconnect', end)
// The server decides when it stops, and answers what is under way.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

process.on('message', async (/** @type {{ name: keyof typeof tasks, input: never }} */ { name, input }) => {
  try {
    const output = await tasks[name](input)
    process.send?.({ output, resident: process.memoryUsage.rss() })
  } catch (error) {
    process.send?.({ error: String(error), resident: process.memoryUsage.rss() })
  }
})

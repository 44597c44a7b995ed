/* Imported into the processes of `npm run dev` and `npm run preview`: none outlives the one that has started it. */
import './end-with-output.mjs'

const parent = process.ppid

const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500).unref()

/* Imported into processes of commands, including servers: ends each of them with the process that started it. */
const parent = process.ppid

const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500).unref()

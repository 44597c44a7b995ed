/* Loaded into a site under test. At SIGUSR2 all threads of libuv are busy for ever, as a library may keep them: nobody writes to the pipe. */
import { open } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  process.on('SIGUSR2', () => {
    for (let thread = 0; thread < 4; thread += 1) open(process.env.HELD_PIPE ?? '', 'r', () => {})
  })

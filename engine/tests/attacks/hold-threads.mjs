/* Loaded into a site under test: SIGUSR2 blocks all libuv threads forever, as a library may do, with reads from a pipe that nobody writes to. */
import { open } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  process.on('SIGUSR2', () => {
    for (let thread = 0; thread < 4; thread += 1) open(process.env.HELD_PIPE ?? '', 'r', () => {})
  })

import type { ChildProcess } from 'node:child_process'
import { routes } from '../src/port/routes'
import { isRunning } from './processes'

const ATTEMPTS_TO_START = 240

/** The delay in milliseconds. Earlier, this compilation would slow down a developer's first views, and nobody saves on the platform that soon. */
const PAUSE_BEFORE_PUSH_ROUTE = 10_000

/**
 * Next.js compiles a route at its first request. These requests compile the slowest ones early: a page with a slug, for which Next.js starts a
 * process, and the push route. `next.config.ts` hides them from the log.
 */
export async function compileEarly(site: ChildProcess, origin: string): Promise<void> {
  const page = origin + routes.service('-')
  for (let attempt = 0; attempt < ATTEMPTS_TO_START && !(await answers(page)); attempt += 1) {
    if (!isRunning(site)) return
    await pause(250)
  }
  await pause(PAUSE_BEFORE_PUSH_ROUTE)
  await answers(`${origin}/api/revalidate`)
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response !== undefined
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}

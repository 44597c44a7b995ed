import type { ChildProcess } from 'node:child_process'
import { routes } from '../src/port/routes'
import { isRunning } from './processes'

/** The most requests until the server answers, one every `RETRY_MS`: a minute in all. */
const MAX_ATTEMPTS = 240
const RETRY_MS = 250

/** The delay of the push route. Its compilation would slow down a developer's first visits, and nobody saves on the platform that soon. */
const PUSH_ROUTE_DELAY_MS = 10_000

/**
 * Next.js compiles a route at its first request. These requests compile the slowest ones early: a page with a slug, for which Next.js starts a
 * process, and the push route. `engine/src/next-config/next-config.ts` hides them from the log.
 */
export async function compileEarly(site: ChildProcess, origin: string): Promise<void> {
  const page = origin + routes.service('-')
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !(await answers(page)); attempt += 1) {
    if (!isRunning(site)) return
    await pause(RETRY_MS)
  }
  await pause(PUSH_ROUTE_DELAY_MS)
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

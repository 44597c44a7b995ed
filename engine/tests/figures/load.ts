import { setTimeout } from 'node:timers/promises'
import { hiddenFields } from '../fixtures/posting'
import { type RawRequest, rawRequest } from '../fixtures/raw-request'

/** A kind of request, with a function that sends one. */
type Send = [name: string, send: () => Promise<{ status: number }>]

/**
 * Sends requests on separate connections: a client that reuses one when nginx is reloaded has to repeat its request, as browsers do. During a reload
 * nginx also closes new connections of which it has read nothing, so these are repeated once too.
 */
function sendTo(origin: string, name: string, request: RawRequest): Send {
  const send = () => rawRequest(origin, { ...request, headers: { ...request.headers, connection: 'close' } })
  return [
    name,
    () =>
      send().catch((error: Error) => {
        if (error.message !== 'socket hang up') throw error
        return send()
      }),
  ]
}

/** Visits of pages: some that the reverse proxy caches, some that reach an instance. */
export function visits(origin: string): Send[] {
  return [
    ...['/', '/servicos', '/contactos'].map((path) => sendTo(origin, 'kept', { path })),
    // A spelling of an address that no link has.
    ...[1, 2, 3].map(() => sendTo(origin, 'passed on', { path: '/%73obre' })),
  ]
}

/** Empty contact forms, which the site answers without calling the platform. */
export async function forms(origin: string): Promise<Send[]> {
  const form = new FormData()
  for (const [name, value] of await hiddenFields(`${origin}/contactos`)) form.append(name, value)
  const posted = new Response(form)
  const headers = { origin, 'content-type': posted.headers.get('content-type') ?? '' }
  const post = { method: 'POST', path: '/contactos', headers, body: await posted.text() }
  return [1, 2].map(() => sendTo(origin, 'form', post))
}

/** Milliseconds between two requests of a kind. Figures are measured without a pause, while the processors are otherwise idle. */
const PAUSE_MS = process.env.E2E_FIGURES ? 0 : 20

/** Sends requests of each kind one after another until stopped, and counts the outcomes. */
export function putUnderLoad(kinds: Send[]) {
  const outcomes = new Map<string, number>()
  let isRunning = true
  const loops = kinds.map(async ([name, send]) => {
    while (isRunning) {
      const outcome = await send().then(
        ({ status }) => `${name} ${status}`,
        (error: Error) => `${name} ${error.message}`,
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (PAUSE_MS > 0) await setTimeout(PAUSE_MS)
    }
  })
  return {
    outcomes,
    stop: async () => {
      isRunning = false
      await Promise.all(loops)
      return outcomes
    },
  }
}

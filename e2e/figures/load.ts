import { setTimeout } from 'node:timers/promises'
import { hiddenFields } from '../fixtures/posting'
import { fetchBytes, rawRequest } from '../fixtures/raw-request'

/** A kind of request, and how to make one of it. */
type Send = [name: string, send: () => Promise<{ status: number }>]

/** Each on a connection of its own: a client that reuses one when nginx is reloaded has to ask again, as browsers do. */
const headers = { connection: 'close' }

/** Of pages: those that the reverse proxy keeps, and those that reach an instance. */
export function views(origin: string): Send[] {
  return [
    ...['/', '/servicos', '/contactos'].map(
      (path): Send => ['kept', () => fetchBytes(origin + path, headers)],
    ),
    // An address that no link has.
    ...[1, 2, 3].map((): Send => ['passed on', () => fetchBytes(`${origin}/%73obre`, headers)]),
  ]
}

/** Contact forms with nothing in them, which the site answers without asking the platform. */
export async function forms(origin: string): Promise<Send[]> {
  const form = new FormData()
  for (const [name, value] of await hiddenFields(`${origin}/contactos`)) form.append(name, value)
  const posted = new Response(form)
  const type = posted.headers.get('content-type') ?? ''
  const body = await posted.text()
  const post = {
    method: 'POST',
    path: '/contactos',
    headers: { ...headers, origin, 'content-type': type },
    body,
  }
  return [1, 2].map((): Send => ['form', () => rawRequest(origin, post)])
}

interface Load {
  /** How often there was which outcome so far. */
  outcomes: ReadonlyMap<string, number>
  stop: () => Promise<ReadonlyMap<string, number>>
}

/** Milliseconds between two requests of a kind. Figures are measured without, while nothing else needs the processors. */
const PAUSE = process.env.E2E_FIGURES ? 0 : 20

/** Sends one request after the other of each kind, until stopped. */
export function putUnderLoad(kinds: Send[]): Load {
  const outcomes = new Map<string, number>()
  let isRunning = true
  const loops = kinds.map(async ([name, send]) => {
    while (isRunning) {
      const outcome = await send().then(
        ({ status }) => `${name} ${status}`,
        (error: Error) => `${name} ${error.message}`,
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (PAUSE > 0) await setTimeout(PAUSE)
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

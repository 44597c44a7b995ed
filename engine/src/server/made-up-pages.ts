import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { currentEnvironment } from '../environment/current-environment'
import type { BuiltRoutes } from '../next/built-routes'
import { registeredPage, type Site, siteOf } from '../port/content'
import { copy } from '../port/copy'
import { routes } from '../port/routes'
import { isShown } from '../port/views'
import { SharedTurns } from '../process/shared-turns'
import { senderOf } from '../routing/client-address'
import { tooManyPage } from '../search/question-limits'
import { contentInMemory } from '../snapshots/tenant'
import { FORM_TURNS, RENDER_TURNS } from './server-limits'
import { sendUnavailable } from './unavailable'
import { sendUnsent } from './unsent'

/** Whether a site certainly has a page. Most requests for others are for made-up addresses. */
export function hasPage(site: Site, path: string): boolean {
  return registeredPage(path) !== undefined || isShown(site, path)
}

/** Whether a render waits for its turn, since anybody can cause it: a search, a dynamic page of the agency's, an address that may be made up. */
export function needsTurn(path: string, built: BuiltRoutes | undefined): boolean {
  const content = contentInMemory()
  return (
    path === routes.search ||
    content === undefined ||
    !hasPage(siteOf(content), path) ||
    (built?.isDrawnEachTime(path) ?? true)
  )
}

const renderTurns = new SharedTurns(RENDER_TURNS)
const formTurns = new SharedTurns(FORM_TURNS)

/** Renders a page when its turn comes, unless its connection was closed. Hundreds at once would hold up everything else. */
export async function renderInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  draw: () => Promise<void>,
): Promise<void> {
  if (await inTurn(renderTurns, request, response, draw)) return
  if (path !== routes.search) return sendUnavailable(response)
  const { status, headers, text } = tooManyPage()
  response.writeHead(status, headers).end(text)
}

/** Responds to a form when its turn comes, unless its connection was closed. */
export async function answerPostInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  draw: () => Promise<void>,
): Promise<void> {
  if (await inTurn(formTurns, request, response, draw)) return
  response.setHeader('Retry-After', '10')
  await sendUnsent(response, 503, copy.form.unreceived)
}

async function inTurn(
  turns: SharedTurns,
  { headers }: IncomingMessage,
  response: ServerResponse,
  draw: () => Promise<void>,
): Promise<boolean> {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '')
  const { network } = senderOf(forwardedFor, currentEnvironment().trustedProxyHops)
  // Node.js notices a closed connection only in the next turn of the event loop.
  await nextTurn()
  return turns.run(network, () => !response.destroyed, draw)
}

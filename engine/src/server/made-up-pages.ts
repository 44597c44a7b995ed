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
import { memoryContent } from '../snapshots/tenant'
import { ANSWERS, UNLISTED } from './server-limits'
import { sendUnavailable } from './unavailable'
import { sendUnsent } from './unsent'

/** Whether a site surely has a page. Most that it has not are addresses that somebody has made up. */
export function hasPage(site: Site, path: string): boolean {
  return registeredPage(path) !== undefined || isShown(site, path)
}

/** Whether a view is drawn for whoever asks: a search, a page of the agency's that is made at each view, an address that may be made up. */
export function isForStrangers(path: string, built: BuiltRoutes | undefined): boolean {
  const content = memoryContent()
  return (
    path === routes.search ||
    content === undefined ||
    !hasPage(siteOf(content), path) ||
    (built?.isDrawnEachTime(path) ?? true)
  )
}

const views = new SharedTurns(UNLISTED)
const answers = new SharedTurns(ANSWERS)

/** Draws a view when it is its turn, unless its connection has been closed. Hundreds at once would hold up everything else. */
export async function drawInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  draw: () => Promise<void>,
): Promise<void> {
  if (await inTurn(views, request, response, draw)) return
  if (path !== routes.search) return sendUnavailable(response)
  const { status, headers, text } = tooManyPage()
  response.writeHead(status, headers).end(text)
}

/** The same for the answer to a form. */
export async function answerInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  draw: () => Promise<void>,
): Promise<void> {
  if (await inTurn(answers, request, response, draw)) return
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
  // A connection that was closed meanwhile is known to be so after the next round of Node's.
  await nextTurn()
  return turns.run(network, () => !response.destroyed, draw)
}

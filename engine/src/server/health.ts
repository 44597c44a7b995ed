import type { IncomingMessage, ServerResponse } from 'node:http'
import { dataCache } from '../environment/build-facts'
import { currentEnvironment } from '../environment/current-environment'
import { host } from '../environment/host'
import { diskHealth } from '../process/disk'
import { within } from '../process/within'
import { redisHealth } from '../redis/redis'
import { proxiesSeen } from '../routing/client-address'
import { platformHealth } from '../snapshots/health'
import { isReady } from '../snapshots/start'
import { storedContent } from '../snapshots/tenant'

/** How long a health check waits for content, so that it is quick even if the data cache is slow. */
const CONTENT_LIMIT_MS = 1_000

/**
 * Whether this process can serve pages, during an outage of the platform from its last good snapshots, and the state of what it depends on.
 * @param forwardedFor of the request, which shows whether `TRUSTED_PROXY_HOPS` fits the proxies in front
 */
export async function health(forwardedFor: string | null, client = forwardedFor) {
  // A function that has just started knows only what the data cache has.
  const { cachesPages } = host()
  if (cachesPages) await within(CONTENT_LIMIT_MS, storedContent())
  const canServe = cachesPages || ((await within(CONTENT_LIMIT_MS, isReady())) ?? false)
  return {
    status: canServe ? 'ok' : 'starting',
    ...platformHealth(),
    dataCache: cachesPages ? null : dataCache(),
    redis: redisHealth(),
    disk: cachesPages ? null : diskHealth(),
    proxies: proxiesSeen(forwardedFor, client, currentEnvironment().trustedProxyHops),
  }
}

/** Responds to a health check without Next.js, so that it does not wait for earlier requests. */
export async function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  isStopping: boolean,
): Promise<void> {
  const forwardedFor = String(request.headers['x-forwarded-for'] ?? '')
  const { trustedProxyHops } = currentEnvironment()
  const client = trustedProxyHops === 0 ? (request.socket.remoteAddress ?? '') : forwardedFor
  const answer = { ...(await health(forwardedFor, client)), ...(isStopping && { status: 'stopping' }) }
  response.writeHead(answer.status === 'ok' ? 200 : 503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(answer))
}

import { host } from '@/lib/environment/host'
import { redisHealth } from '@/lib/environment/process/redis/redis'
import { within } from '@/lib/environment/process/within'
import { platformHealth } from '@/lib/platform/snapshots/health'
import { isReady } from '@/lib/platform/snapshots/start'
import { lastContent } from '@/lib/platform/snapshots/tenant'

export const dynamic = 'force-dynamic'

/** A health check gets a quick response even when the data cache is slow. */
const CONTENT_LIMIT_MS = 1_000

/** 200 while this process can serve pages, from its last good snapshots during an outage of the platform; 503 before it has any. */
export async function GET(): Promise<Response> {
  // A function that has just started knows only the contents of the data cache.
  const { keepsPages } = host()
  if (keepsPages) await within(CONTENT_LIMIT_MS, lastContent())
  const canServe = keepsPages || ((await within(CONTENT_LIMIT_MS, isReady())) ?? false)
  const health = { status: canServe ? 'ok' : 'starting', ...platformHealth(), redis: redisHealth() }
  return Response.json(health, { status: canServe ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

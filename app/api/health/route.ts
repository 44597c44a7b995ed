import { hostKeepsPages, lastContent, platformHealth, within } from '@/lib/platform'
import { redisHealth } from '@/lib/redis'

export const dynamic = 'force-dynamic'

/** A check is answered soon, whatever the data cache does. */
const CONTENT_LIMIT_MS = 1_000

/** 200 while this process can serve pages; which it can, from its last good copies, whatever the platform does. */
export async function GET(): Promise<Response> {
  // A function that has just started knows only what stands in the data cache.
  if (hostKeepsPages()) await within(CONTENT_LIMIT_MS, lastContent())
  const health = { status: 'ok', ...platformHealth(), redis: redisHealth() }
  return Response.json(health, { headers: { 'cache-control': 'no-store' } })
}

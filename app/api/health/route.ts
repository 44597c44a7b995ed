import { platformHealth } from '@/lib/platform'
import { redisHealth } from '@/lib/redis'

export const dynamic = 'force-dynamic'

/** 200 while this process can serve pages; which it can, from its last good copies, whatever the platform does. */
export function GET(): Response {
  const health = { status: 'ok', ...platformHealth(), redis: redisHealth() }
  return Response.json(health, { headers: { 'cache-control': 'no-store' } })
}

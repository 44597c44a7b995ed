import { platformHealth } from '@/lib/platform'

export const dynamic = 'force-dynamic'

/** 200 while this process can serve pages; which it can, from its last good copies, whatever the platform does. */
export function GET(): Response {
  return Response.json({ status: 'ok', ...platformHealth() }, { headers: { 'cache-control': 'no-store' } })
}

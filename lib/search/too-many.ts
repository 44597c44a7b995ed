import { NextResponse } from 'next/server'
import { currentEnvironment } from '@/lib/environment/current-environment'
import { senderOf } from '@/lib/routing/client-address'
import { copy } from '@/site.copy'
import { isOneTooMany } from './limits'

/** The answer to a question above the limit, as plain text: a page of Next.js cannot have status 429. Undefined below the limit. */
export async function tooMany(forwardedFor: string | null): Promise<NextResponse | undefined> {
  if (!(await isOneTooMany(senderOf(forwardedFor, currentEnvironment().trustedProxyHops)))) return undefined
  const { title, text } = copy.search.tooMany
  return new NextResponse(`${title}\n\n${text}\n`, {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
  })
}

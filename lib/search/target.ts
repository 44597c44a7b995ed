import { type NextRequest, NextResponse } from 'next/server'
import { currentEnvironment } from '@/lib/environment/current-environment'
import { hostKeepsPages } from '@/lib/environment/host'
import { senderOf } from '@/lib/routing/client-address'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { LONG, segmentOf, TOO_MANY } from './index/segment'
import { isOneTooMany } from './limits'
import { queryOf, questionIn } from './question'

/** The response to a question: a rewrite to an address that visitors cannot request (`lib/routing/request-target.ts`). */
export async function questionTarget(request: NextRequest): Promise<NextResponse> {
  const lead = (path: string) => NextResponse.rewrite(new URL(`${routes.search}/${path}`, request.url))
  const question = questionIn(new URL(request.url).searchParams)
  if (question === 'empty') return NextResponse.next()
  if (question === 'long') return lead(LONG)
  const sender = senderOf(request.headers.get('x-forwarded-for'), currentEnvironment().trustedProxyHops)
  if (await isOneTooMany(sender)) return hostKeepsPages() ? tooMany() : lead(TOO_MANY)
  return lead(hostKeepsPages() ? `resultados?${queryOf(question)}` : segmentOf(question))
}

/** On a host that caches the pages, no page can respond with status 429. This plain text can. */
function tooMany(): NextResponse {
  const { title, text } = copy.search.tooMany
  return new NextResponse(`${title}\n\n${text}\n`, {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
  })
}

import { type NextRequest, NextResponse } from 'next/server'
import { senderOf } from '@/lib/client-address'
import { config } from '@/lib/platform/config'
import { hostKeepsPages } from '@/lib/platform/host'
import { routes } from '@/lib/routes'
import { site } from '@/site.config'
import { copy } from '@/site.copy'
import { isOneTooMany } from './limits'
import { queryOf, questionIn } from './question'
import { LONG, segmentOf, TOO_MANY } from './segment'

/** Whether an address is that of the search. */
export function isQuestion(pathname: string): boolean {
  return site.search !== false && pathname === routes.search
}

/** Where a question is answered, which is no address of the site (`lib/request-target.ts`). */
export async function questionTarget(request: NextRequest): Promise<NextResponse> {
  const lead = (path: string) => NextResponse.rewrite(new URL(`${routes.search}/${path}`, request.url))
  const question = questionIn(new URL(request.url).searchParams)
  if (question === 'empty') return NextResponse.next()
  if (question === 'long') return lead(LONG)
  const sender = senderOf(request.headers.get('x-forwarded-for'), config().trustedProxyHops)
  if (await isOneTooMany(sender)) return hostKeepsPages() ? tooMany() : lead(TOO_MANY)
  return lead(hostKeepsPages() ? `resultados?${queryOf(question)}` : segmentOf(question))
}

/** Where the host keeps the pages, only an answer that is none of them can have another status. */
function tooMany(): NextResponse {
  const { title, text } = copy.search.tooMany
  return new NextResponse(`${title}\n\n${text}\n`, {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
  })
}

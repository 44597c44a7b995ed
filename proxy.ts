import { type NextRequest, NextResponse } from 'next/server'
import { plainTarget, refusalIn } from './lib/routing/request-target'
import { isQuestion } from './lib/search/question'
import { questionTarget } from './lib/search/target'

/**
 * The requests that the proxy sees; ordinary page views bypass it, so that they are not slowed down. The proxy sees
 * questions that `lib/server/search-responder.ts` does not answer, and preselected forms. It also sees addresses with an escape other than
 * a Portuguese letter (`%C3%A7`), which subjects and slugs often contain.
 */
export const config = {
  matcher: [
    '/(.*(?<!%C3)%(?!C3%[89AB][0-9A-F]).*)',
    { source: '/pesquisa', has: [{ type: 'query', key: 'q' }] },
    { source: '/orcamento', has: [{ type: 'query', key: 'servico' }] },
  ],
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const status = refusal(request)
  if (status !== undefined) return new NextResponse(null, { status })
  const { pathname } = new URL(request.url)
  if (isQuestion(pathname)) return questionTarget(request)
  const plain = plainTarget(pathname)
  // lib/next/incoming-requests.ts has already rewritten the path, except for a request that came before the site was loaded.
  return plain === pathname ? NextResponse.next() : NextResponse.rewrite(new URL(plain, request.url))
}

function refusal(request: NextRequest): number | undefined {
  return refusalIn(new URL(request.url).pathname) ?? (isBadlyEncoded(request) ? 400 : undefined)
}

/** Next.js answers 500 to a badly encoded path. A query matters only where it selects a page. */
function isBadlyEncoded(request: NextRequest): boolean {
  try {
    const { pathname, searchParams } = new URL(request.url)
    decodeURIComponent(pathname)
    // These characters remain of a badly encoded parameter.
    return /[%\0\uFFFD]/.test(searchParams.get('servico') ?? '')
  } catch {
    return true
  }
}

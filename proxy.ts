import { type NextRequest, NextResponse } from 'next/server'
import { refusalOfPost } from './lib/posts'
import { plainTarget, REFUSED_METHOD_TARGET } from './lib/request-target'
import { isQuestion, questionTarget } from './lib/search/target'

/**
 * What is refused before the framework sees it. Only these come here, so that no page view pays for it: addresses with an
 * escape in them, questions to the search, preselected forms, and what could be a form or an action, on pages.
 */
export const config = {
  matcher: [
    '/(.*%.*)',
    { source: '/pesquisa', has: [{ type: 'query', key: 'q' }] },
    { source: '/orcamento', has: [{ type: 'query', key: 'servico' }] },
    { source: '/((?!api/|_next/|__nextjs).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!api/|_next/|__nextjs).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const status = await refusal(request)
  if (status !== undefined) return new NextResponse(null, { status })
  const { pathname } = new URL(request.url)
  if (isQuestion(pathname)) return questionTarget(request)
  const plain = plainTarget(pathname)
  // lib/incoming-requests.ts has done so before, except for a request that came before the site was loaded.
  return plain === pathname ? NextResponse.next() : NextResponse.rewrite(new URL(plain, request.url))
}

async function refusal(request: NextRequest): Promise<number | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname === REFUSED_METHOD_TARGET) return 405
  if (isBadlyEncoded(request)) return 400
  return request.method === 'POST' && !pathname.startsWith('/api/') ? refusalOfPost(request) : undefined
}

/** The framework answers 500 to a path that is badly encoded. A query matters only where a page is chosen by it. */
function isBadlyEncoded(request: NextRequest): boolean {
  try {
    const { pathname, searchParams } = new URL(request.url)
    decodeURIComponent(pathname)
    // What is left of a badly encoded parameter.
    return /[%\0\uFFFD]/.test(searchParams.get('servico') ?? '')
  } catch {
    return true
  }
}

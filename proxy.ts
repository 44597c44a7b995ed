import { type NextRequest, NextResponse } from 'next/server'
import { plainTarget } from './lib/routing/request-target'
import { routes } from './lib/routing/routes'
import { tooMany } from './lib/search/too-many'

/**
 * The requests that the proxy sees; ordinary page views bypass it, so that they are not slowed down. The proxy sees questions of the search
 * and preselected forms. It also sees addresses with an escape other than a Portuguese letter (`%C3%A7`), which subjects and slugs often
 * contain.
 */
export const config = {
  matcher: [
    '/(.*(?<!%C3)%(?!C3%[89AB][0-9A-F]).*)',
    { source: '/pesquisa', has: [{ type: 'query', key: 'q' }] },
    { source: '/orcamento', has: [{ type: 'query', key: 'servico' }] },
  ],
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isBadlyEncoded(request)) return new NextResponse(null, { status: 400 })
  const { pathname } = new URL(request.url)
  if (pathname === routes.search) {
    return (await tooMany(request.headers.get('x-forwarded-for'))) ?? NextResponse.next()
  }
  // On Node, lib/server/site-server.ts has already written the path so.
  const plain = plainTarget(pathname)
  return plain === pathname ? NextResponse.next() : NextResponse.rewrite(new URL(plain, request.url))
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

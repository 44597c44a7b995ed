import { type NextRequest, NextResponse } from 'next/server'
import { routes } from '../port/routes'
import { plainTarget } from '../routing/request-target'
import { servicePages } from '../routing/service-pages'
import { tooMany } from '../search/question-limits'

/** Handles requests that match `proxy.ts`. Refuses badly encoded addresses and too many searches, and normalizes the path. */
export async function siteProxy(request: NextRequest): Promise<Response> {
  if (isBadlyEncoded(request)) return new NextResponse(null, { status: 400 })
  const { pathname } = new URL(request.url)
  // On a server, engine/src/server/site-server.ts has already normalized the path.
  const plain = plainTarget(pathname)
  const refusal = isPage(plain, routes.search) && (await tooMany(request.headers.get('x-forwarded-for')))
  if (refusal) return refusal
  return plain === pathname ? NextResponse.next() : NextResponse.rewrite(new URL(plain, request.url))
}

/** Whether a path is that of a page. On Vercel, Next.js matches the words in `paths` case-insensitively. */
function isPage(path: string, route: string): boolean {
  return path.toLowerCase() === route
}

/** Whether an address is badly encoded, for which Next.js would respond with 500. A query only matters if it selects a page. */
function isBadlyEncoded(request: NextRequest): boolean {
  try {
    const { pathname, searchParams } = new URL(request.url)
    decodeURIComponent(pathname)
    // Characters that are left of a badly encoded parameter.
    const isWrong = /[%\0\uFFFD]/.test(searchParams.get('servico') ?? '')
    return isWrong && servicePages.some(({ address }) => isPage(plainTarget(pathname), address))
  } catch {
    return true
  }
}

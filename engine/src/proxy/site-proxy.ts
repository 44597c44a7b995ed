import { type NextRequest, NextResponse } from 'next/server'
import { routes } from '../port/routes'
import { plainTarget } from '../routing/request-target'
import { servicePages } from '../routing/service-pages'
import { tooMany } from '../search/question-limits'

/** What the matcher of `proxy.ts` lets through: refuses what is badly encoded and too many questions, and writes a path plainly. */
export async function siteProxy(request: NextRequest): Promise<Response> {
  if (isBadlyEncoded(request)) return new NextResponse(null, { status: 400 })
  const { pathname } = new URL(request.url)
  // On Node, server/site-server.ts has already written the path so.
  const plain = plainTarget(pathname)
  const refusal = isPage(plain, routes.search) && (await tooMany(request.headers.get('x-forwarded-for')))
  if (refusal) return refusal
  return plain === pathname ? NextResponse.next() : NextResponse.rewrite(new URL(plain, request.url))
}

/** On Vercel, Next.js finds a page of `paths` in any case. */
function isPage(path: string, route: string): boolean {
  return path.toLowerCase() === route
}

/** Next.js answers 500 to a badly encoded path. A query matters only where it selects a page. */
function isBadlyEncoded(request: NextRequest): boolean {
  try {
    const { pathname, searchParams } = new URL(request.url)
    decodeURIComponent(pathname)
    // These characters remain of a badly encoded parameter.
    const isWrong = /[%\0\uFFFD]/.test(searchParams.get('servico') ?? '')
    return isWrong && servicePages.some(({ address }) => isPage(plainTarget(pathname), address))
  } catch {
    return true
  }
}

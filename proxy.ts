import { type NextRequest, NextResponse } from 'next/server'
import { plainTarget, tooMany } from './engine/src/proxy'
import { routes } from './lib/routes/routes'

/**
 * Ordinary page views bypass the proxy. It sees questions and forms with a badly encoded service, whose addresses follow `paths`, which a matcher cannot read,
 * and addresses with an escape other than a Portuguese letter (`%C3%A7`), which subjects and slugs often contain.
 */
export const config = {
  matcher: [
    '/(.*(?<!%C3)%(?!C3%[89AB][0-9A-F]).*)',
    { source: '/:page', has: [{ type: 'query', key: 'q' }] },
    // Badly encoded: these characters remain of it.
    { source: '/:page', has: [{ type: 'query', key: 'servico', value: '[\\s\\S]*[%\\0\\uFFFD][\\s\\S]*' }] },
  ],
}

export async function proxy(request: NextRequest): Promise<Response> {
  if (isBadlyEncoded(request)) return new NextResponse(null, { status: 400 })
  const { pathname } = new URL(request.url)
  // On Node, engine/src/server/site-server.ts has already written the path so.
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
    return isWrong && isPage(plainTarget(pathname), routes.quote)
  } catch {
    return true
  }
}

import { siteProxy } from '@site-starter/engine/proxy'
import type { NextRequest } from 'next/server'

/**
 * Ordinary page views bypass the proxy. It sees questions, and forms and thanks with a badly encoded service, whose addresses follow `paths`, which a matcher cannot read,
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
  return siteProxy(request)
}

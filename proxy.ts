import { siteProxy } from '@site-starter/engine/proxy'
import type { NextRequest } from 'next/server'

/**
 * Matches few requests, so that ordinary ones bypass the proxy: searches, badly encoded services of forms and thank-you pages, and addresses with an
 * escape other than of a Portuguese letter (`%C3%A7`), which slugs often contain. A matcher cannot read `paths` of site/config.ts, so `/:page` stands
 * for any.
 */
export const config = {
  matcher: [
    '/(.*(?<!%C3)%(?!C3%[89AB][0-9A-F]).*)',
    { source: '/:page', has: [{ type: 'query', key: 'q' }] },
    // The value matches the characters that are left of a badly encoded service.
    { source: '/:page', has: [{ type: 'query', key: 'servico', value: '[\\s\\S]*[%\\0\\uFFFD][\\s\\S]*' }] },
  ],
}

export async function proxy(request: NextRequest): Promise<Response> {
  return siteProxy(request)
}

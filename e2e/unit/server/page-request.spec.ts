import type { IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { isPageRequest } from '../../../lib/server/cached-pages/page-request'

test('only a request for nothing but a page is answered before Next.js', () => {
  const isPlain = (headers: Record<string, string>, method = 'GET') =>
    isPageRequest({ method, headers } as unknown as IncomingMessage)
  const browser = { host: 'a.pt', accept: '*/*', cookie: 'a=b', 'sec-fetch-mode': 'navigate' }
  expect(isPlain({ ...browser, 'x-forwarded-for': '::1', 'if-none-match': '"a"' })).toBe(true)
  // A reload shows a page that is current, too.
  expect(isPlain({ ...browser, 'cache-control': 'no-cache', pragma: 'no-cache' })).toBe(true)
  expect(isPlain(browser, 'HEAD')).toBe(false)
  for (const header of [
    ...['rsc', 'next-router-prefetch', 'content-length', 'transfer-encoding', 'range', 'expect'],
    ...['if-modified-since', 'x-middleware-subrequest', 'x-prerender-revalidate', 'x-matched-path'],
    'if-none-match: "a", "b"',
    'cookie: __prerender_bypass=1',
  ]) {
    const [name = '', value = ''] = header.split(': ')
    expect(isPlain({ ...browser, [name]: value }), header).toBe(false)
  }
})

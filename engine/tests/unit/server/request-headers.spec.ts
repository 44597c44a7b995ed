import type { IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import {
  acceptedEncoding,
  failsPrecondition,
  hasVersion,
  isPageRequest,
} from '../../../src/server/request-headers'

test('only a plain GET of a page is answered before Next.js', () => {
  const isPlain = (headers: Record<string, string>, method = 'GET') =>
    isPageRequest({ method, headers } as unknown as IncomingMessage)
  const browser = { host: 'a.pt', accept: '*/*', cookie: 'a=b', 'sec-fetch-mode': 'navigate' }
  for (const known of ['"a"', '"a", W/"b"', '*'])
    expect(isPlain({ ...browser, 'x-forwarded-for': '::1', 'if-none-match': known }), known).toBe(true)
  // A reload also shows a page that is up to date.
  expect(isPlain({ ...browser, 'cache-control': 'no-cache', pragma: 'no-cache' })).toBe(true)
  expect(isPlain(browser, 'HEAD')).toBe(false)
  for (const header of [
    ...['rsc', 'next-router-prefetch', 'content-length', 'transfer-encoding', 'range', 'expect'],
    ...['if-modified-since', 'x-middleware-subrequest', 'x-prerender-revalidate', 'x-matched-path'],
    'cookie: __prerender_bypass=1',
  ]) {
    const [name = '', value = ''] = header.split(': ')
    expect(isPlain({ ...browser, [name]: value }), header).toBe(false)
  }
})

test('a client has a version when it names its ETag, alone or among others, or `*`', () => {
  const clientHas = (known?: string) =>
    hasVersion({ headers: { 'if-none-match': known } } as unknown as IncomingMessage, '"a"')
  for (const known of ['"a"', 'W/"a"', '"a-gzip"', 'W/"a-br"', '"b", "a"', 'W/"b",W/"a"', '*', ' * '])
    expect(clientHas(known), known).toBe(true)
  for (const known of [undefined, '', 'a', '"b"', '"b", "c"', '"a', '"*"', '"b*"'])
    expect(clientHas(known), known).toBe(false)
})

test('a client wants another version when it names others alone, or an earlier time', () => {
  const wants = (headers: Record<string, string>) =>
    failsPrecondition(
      { headers } as unknown as IncomingMessage,
      '"a"',
      Date.parse('2026-01-02T03:04:05.678Z'),
    )
  for (const known of ['"a"', 'W/"a"', '"b", "a-br"', '*'])
    expect(wants({ 'if-match': known }), known).toBe(false)
  for (const known of ['"b"', '', 'a']) expect(wants({ 'if-match': known }), known).toBe(true)
  expect(wants({})).toBe(false)
  expect(wants({ 'if-unmodified-since': 'Fri, 02 Jan 2026 03:04:04 GMT' })).toBe(true)
  expect(wants({ 'if-unmodified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' })).toBe(false)
})

test('brotli goes before gzip where the client accepts both, and neither is sent unasked', () => {
  for (const [header, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.1, gzip;q=1.0', 'br'],
    ['br; q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0', undefined],
    ['br;q=much', undefined],
    ['brotli, xbr, *', undefined],
    [undefined, undefined],
  ] as const)
    expect(acceptedEncoding(header), header).toBe(encoding)
})

import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from '@playwright/test'
import { isSameOrigin, writePlainHosts } from '../../../src/routing/hosts'

/* Tests of which posts come from the site itself, and of the headers for Next.js, which compares exactly. */

const origin = 'https://www.cliente.pt'

/** The comparison in Next.js: its `parseHostHeader` against the host of `Origin`. */
function nextAgrees({ origin = '', host, ...others }: IncomingHttpHeaders): boolean {
  return (
    new URL(origin).host ===
    (String(others['x-forwarded-host'] ?? '')
      .split(',')[0]
      ?.trim() || host)
  )
}

function judge(headers: IncomingHttpHeaders) {
  const plain = { ...headers }
  writePlainHosts(plain)
  return { plain, isSame: isSameOrigin(plain) }
}

test('different spellings of one host are the same origin, for Next.js too', () => {
  const same: IncomingHttpHeaders[] = [
    { origin, host: 'www.cliente.pt' },
    { origin, host: 'www.cliente.pt:443' },
    { origin, host: 'WWW.Cliente.PT' },
    { origin, host: 'www.cliente.pt.' },
    { origin, host: 'Www.Cliente.pt.:443' },
    { origin: 'https://WWW.cliente.pt.:443', host: 'www.cliente.pt' },
    { origin, host: '127.0.0.1:3000', 'x-forwarded-host': 'www.cliente.pt:443, proxy.interno' },
    { origin, host: '127.0.0.1:3000', 'x-forwarded-host': 'WWW.CLIENTE.PT.,10.0.0.1' },
    { origin, host: 'www.cliente.pt', 'x-forwarded-proto': 'https' },
    { origin, host: 'www.cliente.pt', 'x-forwarded-proto': 'HTTPS, http' },
    { origin, host: 'www.cliente.pt', 'x-forwarded-host': '' },
    { origin: 'http://cliente.pt', host: 'cliente.pt:80' },
    { origin: 'http://cliente.pt:8080', host: 'Cliente.pt:8080' },
    { origin: 'http://[::1]:3000', host: '[::1]:3000' },
  ]
  for (const headers of same) {
    const { plain, isSame } = judge(headers)
    expect(isSame, JSON.stringify(headers)).toBe(true)
    expect(nextAgrees(plain), JSON.stringify(plain)).toBe(true)
  }
})

test('another host, port or scheme is another origin', () => {
  const other: IncomingHttpHeaders[] = [
    { host: 'www.cliente.pt' },
    { origin: 'null', host: 'www.cliente.pt' },
    { origin: 'www.cliente.pt', host: 'www.cliente.pt' },
    { origin, host: 'cliente.pt' },
    { origin, host: 'www.cliente.pt:80' },
    { origin, host: 'www.cliente.pt:8443' },
    { origin: 'https://www.cliente.pt:8443', host: 'www.cliente.pt' },
    { origin: 'http://www.cliente.pt', host: 'www.cliente.pt:443' },
    { origin: 'https://www.cliente.pt.outro.example', host: 'www.cliente.pt' },
    { origin, host: 'outro.example@www.cliente.pt' },
    { origin, host: 'www.cliente.pt', 'x-forwarded-host': 'outro.example, www.cliente.pt' },
    { origin, host: 'www.cliente.pt', 'x-forwarded-host': 'a b' },
    { origin, host: 'www.cliente.pt', 'x-forwarded-proto': 'http' },
    { origin, host: 'www.cliente.pt', 'x-forwarded-proto': 'http, https' },
    { origin: 'http://www.cliente.pt', host: 'www.cliente.pt', 'x-forwarded-proto': 'https' },
  ]
  for (const headers of other) expect(judge(headers).isSame, JSON.stringify(headers)).toBe(false)
})

test('a request without an origin keeps its headers', () => {
  for (const headers of [
    { host: 'A.pt:443', 'x-forwarded-host': 'b, c' },
    { origin: 'null', host: 'A.pt' },
  ])
    expect(judge(headers).plain).toEqual(headers)
})

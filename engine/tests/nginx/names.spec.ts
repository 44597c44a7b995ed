import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { rawRequest } from '../fixtures/raw-request'
import { makeCertificate, openssl } from '../servers/certificate'
import { nginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'
import { startStandIn } from '../servers/stand-in'

base.skip(nginx === undefined || openssl === undefined, 'nginx and openssl are not both here')

/* Tests of changes that an operator may make to names and certificate of the front. */

const { sites, listen, https: port } = ports
const options = { port: listen, instances: sites, buildDir: '/nowhere', brotli: false }

const test = base.extend<{ seen: string[] }>({
  seen: async ({ browserName: _ }, use) => {
    const seen: string[] = []
    const site = await startStandIn(({ url, headers }, response) => {
      seen.push(`${headers['x-forwarded-proto']} ${headers['x-forwarded-for']} ${url}`)
      response.end()
    }, sites[0])
    await use(seen)
    site.stop()
  },
})

test('if the address of the site is the bare name, the other name redirects to it', async ({ seen }) => {
  const { ca: _, ...certificate } = makeCertificate(['cliente.test', 'www.cliente.test'])
  const https = { port, names: 'cliente.test www.cliente.test', ...certificate }
  const front = await startNginx({ ...options, https })
  try {
    for (const host of ['cliente.test', 'www.cliente.test']) {
      const { status, headers } = await rawRequest(front.origin, { path: '/sobre', headers: { host } })
      expect([status, headers.location]).toEqual([308, `https://cliente.test:${port}/sobre`])
    }
  } finally {
    await front.stop()
  }
  expect(seen).toEqual([])
})

test('behind a proxy with the certificate X-Forwarded-Proto of that proxy counts, and that of no other client', async ({
  seen,
}) => {
  const [, commented = ''] = /((?: +# (?:set_real_ip_from|real_ip_header).*\n)+)/.exec(
    readFileSync('deploy/nginx.conf', 'utf8'),
  ) ?? ['']
  const named = commented.replaceAll('# ', '').replace('203.0.113.0/24', '127.0.0.1')
  // The shipped configuration redirects http.
  const moving: [string, string] = ['"~^https? (?<asked>', '"~^https (?<asked>']
  const ask = async (edits: [string, string][], headers: Record<string, string>) => {
    const front = await startNginx({ ...options, edits: [moving, ...edits] })
    const { status } = await rawRequest(front.origin.replace('localhost', '127.0.0.1'), {
      path: '/sobre',
      headers: { host: 'localhost', ...headers },
    })
    await front.stop()
    return status
  }
  const ofVisitor = { 'x-forwarded-for': '198.51.100.9' }
  const byHttps = { ...ofVisitor, 'x-forwarded-proto': 'https' }
  expect(await ask([[commented, named]], byHttps)).toBe(200)
  expect(await ask([[commented, named]], { ...ofVisitor, 'x-forwarded-proto': 'http' })).toBe(308)
  expect(await ask([[commented, named]], { 'x-forwarded-proto': 'https' })).toBe(308)
  expect(await ask([], byHttps), 'a proxy that is not named').toBe(308)
  expect(seen).toEqual(['https 198.51.100.9, 198.51.100.9 /sobre'])
})

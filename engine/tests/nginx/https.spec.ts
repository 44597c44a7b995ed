import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import { test as base, expect } from '@playwright/test'
import { rawRequest } from '../fixtures/raw-request'
import { makeCertificate, openssl } from '../servers/certificate'
import { nginx, type RunningNginx, startNginx } from '../servers/nginx'
import { ports } from '../servers/ports'
import { startStandIn } from '../servers/stand-in'

base.skip(nginx === undefined || openssl === undefined, 'nginx and openssl are not both here')

/* Tests of the shipped front with a certificate: every name, both schemes, and foreign hosts. */

const [name, bare] = ['www.cliente.test', 'cliente.test']
const { sites, listen, https: port } = ports
const challenge = '/.well-known/acme-challenge/token'

interface Front extends RunningNginx {
  ca: Buffer
  /** The requests that have reached the site. */
  received: { url: string; proto: unknown; host: unknown }[]
}

const test = base.extend<object, { front: Front }>({
  front: [
    async ({ browserName: _ }, use) => {
      const received: Front['received'] = []
      const instance = (instancePort: number) =>
        startStandIn(({ url = '', headers }, response) => {
          received.push({ url, proto: headers['x-forwarded-proto'], host: headers.host })
          response.setHeader('Strict-Transport-Security', 'max-age=31536000').end('the site')
        }, instancePort)
      const instances = [await instance(sites[0]), await instance(sites[1])]
      const { ca, ...certificate } = makeCertificate([name, bare])
      const https = { port, names: `${name} ${bare}`, ...certificate }
      const options = { port: listen, instances: sites, buildDir: '/nowhere', brotli: false, https }
      const front = await startNginx(options)
      await use({ ...front, ca, received })
      await front.stop()
      for (const { stop } of instances) stop()
    },
    { scope: 'worker' },
  ],
})

/** The answer to a request over https. @throws Error if the handshake is rejected */
function secured(ca: Buffer, host: string, path = '/', servername = host, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const headers = { host: `${host}:${port}` }
      const checkServerIdentity = () => undefined
      request(
        { host: '127.0.0.1', port, servername, headers, path, method, ca, checkServerIdentity },
        (answer) =>
          answer.toArray().then((chunks) => {
            const { statusCode: status = 0, headers } = answer
            resolve({ status, headers, body: Buffer.concat(chunks).toString() })
          }, reject),
      )
        .on('error', reject)
        .end()
    },
  )
}

const plain = (origin: string, host: string, path = '/', method = 'GET') =>
  rawRequest(origin, { path, method, headers: { host }, ...(method === 'POST' && { body: 'name=Ana' }) })

test('the site answers by https at its name, and sets HSTS', async ({ front }) => {
  front.received.length = 0
  const { status, body, headers } = await secured(front.ca, name, '/sobre?a=1')
  expect([status, body, headers['strict-transport-security']]).toEqual([200, 'the site', 'max-age=31536000'])
  expect(front.received).toEqual([{ url: '/sobre?a=1', proto: 'https', host: `${name}:${port}` }])
})

test('http and the bare name redirect to the address of the site with path, query and method', async ({
  front,
}) => {
  front.received.length = 0
  const target = `https://${name}:${port}/contactos?a=%C3%A7&b=1`
  for (const host of [name, bare, name.toUpperCase()]) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await plain(front.origin, host, '/contactos?a=%C3%A7&b=1', method)
      expect([status, headers.location], `${method} ${host}`).toEqual([308, target])
      // Redirects are cached briefly: if an agency changes its mind, browsers would otherwise be redirected back and forth.
      expect(headers['cache-control']).toBe('max-age=3600')
      expect(headers['strict-transport-security'], 'over http it says nothing').toBeUndefined()
    }
  }
  const { status, headers } = await secured(front.ca, bare, '/contactos?a=%C3%A7&b=1', bare, 'POST')
  expect([status, headers.location, headers['strict-transport-security']]).toEqual([
    308,
    target,
    'max-age=31536000',
  ])
  expect(front.received, 'nothing of it reached the site').toEqual([])
})

test('a foreign name is refused without a redirect and without an entry in the cache', async ({ front }) => {
  const folder = join(dirname(front.acmeFolder), 'site')
  const kept = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).length
  await secured(front.ca, name)
  const before = kept()
  front.received.length = 0
  for (let index = 0; index < 20; index++) {
    const foreign = `${index}.example`
    await expect(secured(front.ca, foreign), 'no certificate for it').rejects.toThrow(
      /unrecognized name|alert/,
    )
    const { status } = await secured(front.ca, foreign, '/', name)
    expect(status, 'behind the right handshake').toBe(421)
    const answer = await plain(front.origin, foreign)
    expect([answer.status, answer.headers.location]).toEqual([421, undefined])
    expect((await plain(front.origin, foreign, challenge)).status).toBe(421)
  }
  expect([kept() - before, front.received]).toEqual([0, []])
})

test('a load balancer gets the health by IP address over http', async ({ front }) => {
  const { status, headers } = await plain(front.origin, '127.0.0.1', '/api/health')
  expect([status, headers['strict-transport-security']]).toEqual([200, undefined])
})

test('a certificate authority gets its file at each name over http', async ({ front }) => {
  const file = join(front.acmeFolder, challenge)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'proof')
  front.received.length = 0
  for (const host of [name, bare]) {
    const { status, body, headers } = await plain(front.origin, host, challenge)
    expect([status, String(body), headers['content-type']]).toEqual([200, 'proof', 'text/plain'])
    expect((await plain(front.origin, host, `${challenge}-of-another`)).status).toBe(404)
  }
  expect((await secured(front.ca, bare, challenge)).body).toBe('proof')
  for (const path of ['/.well-known/security.txt', '/.well-known/acme-challenge'])
    expect((await plain(front.origin, name, path)).status, 'anything else moves').toBe(308)
  expect(front.received).toEqual([])
})

test('nginx speaks HTTP/2, refuses TLS before 1.2, and resumes sessions', async ({ front: { ca } }) => {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: name })
  const stream = session.request({ ':authority': name, ':path': '/' })
  const status = await new Promise((resolve) => stream.on('response', (got) => resolve(got[':status'])))
  expect([session.alpnProtocol, status]).toEqual(['h2', 200])
  session.destroy()

  const open = (options: object) =>
    new Promise<{ isReused: boolean; session: Buffer | undefined }>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, servername: name, ca, ...options })
      let session: Buffer | undefined
      let isReused = false
      socket.on('secureConnect', () => {
        isReused = socket.isSessionReused()
      })
      socket.on('session', (next) => {
        session = next
      })
      // With TLS 1.3, the session arrives after the handshake.
      socket.on('close', () => resolve({ isReused, session }))
      socket.on('error', reject)
      socket.end(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
      socket.resume()
    })
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }
  await expect(open(old)).rejects.toThrow(/protocol|alert|version/)
  for (const version of ['TLSv1.2', 'TLSv1.3']) {
    const only = { minVersion: version, maxVersion: version }
    const { session } = await open(only)
    expect((await open({ ...only, session })).isReused, version).toBe(true)
  }
})

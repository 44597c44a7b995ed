import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, request } from 'node:http'
import { expect } from '@playwright/test'
import { type RawRequest, rawRequest } from '../fixtures/raw-request'
import { nginx } from '../servers/nginx'
import { test } from '../servers/stand-ins'

test.skip(nginx === undefined, 'nginx is not here')

test('the site gets the address of the client and the requested host, which the client cannot forge', async ({
  standIns: { origin, a, b },
}) => {
  const { host, hostname } = new URL(origin)
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=203.0.113.7',
  }
  await rawRequest(origin, { path: '/who', headers })
  const got = [...a.requests, ...b.requests][0]?.headers ?? {}
  expect(got['x-forwarded-for']).toMatch(/^203\.0\.113\.7, (127\.0\.0\.1|::1)$/)
  // Clients cannot set host or scheme.
  expect([got.host, got['x-forwarded-host'], got['x-forwarded-proto']]).toEqual([host, host, 'http'])
  expect(got.forwarded).toBeUndefined()
  expect(got.connection).toBe('close')
  // Two hosts in one request: the first one selects the server.
  await rawRequest(origin, { path: `${origin}/who-else`, headers: { host: 'evil.example' } })
  const other = [...a.requests, ...b.requests].find(({ url }) => url === '/who-else')
  expect(other?.headers.host).toBe(hostname)
  for (const foreign of ['evil.example', 'localhost.evil.example', '127.0.0.1']) {
    expect((await rawRequest(origin, { headers: { host: foreign } })).status, foreign).toBe(421)
  }
})

test('a load balancer gets the health by IP address while one instance is healthy', async ({ standIns }) => {
  const { origin, a, behave } = standIns
  const health = () => rawRequest(origin, { path: '/api/health', headers: { host: '127.0.0.1' } })
  a.behave((_, response) => response.writeHead(503).end())
  for (const _ of [1, 2, 3]) expect((await health()).status).toBe(200)
  behave((_, response) => response.writeHead(503).end())
  expect((await health()).status).toBeGreaterThanOrEqual(502)
})

const postTo = (origin: string, body: string | string[] = 'name=Ana') =>
  rawRequest(origin, { method: 'POST', path: '/contactos', body })
const posts = (...standIns: { requests: IncomingMessage[] }[]) =>
  standIns.flatMap(({ requests }) => requests).filter(({ method }) => method === 'POST').length

test('a form is not sent again after an instance may have read it', async ({
  standIns: { origin, behave, a, b },
}) => {
  behave(({ method }, response) => void (method === 'POST' ? response.destroy() : response.end()))
  expect((await postTo(origin)).status).toBe(503)
  expect(posts(a, b)).toBe(1)
})

test('a form is sent once, also while no instance reports its health', async ({ standIns }) => {
  const { origin, behave, a, b } = standIns
  behave((request, response) => request.resume().on('end', () => response.destroy()))
  expect((await postTo(origin)).status).toBe(503)
  expect(posts(a, b)).toBe(1)
  behave(({ method }, response) => response.writeHead(method === 'POST' ? 200 : 404).end('thanks'))
  expect(String((await postTo(origin)).body)).toBe('thanks')
  expect(posts(a, b)).toBe(2)
})

test('a form goes to the healthy instance, and not to one that hangs, starts, stops or has ended', async ({
  standIns: { origin, a, b },
}) => {
  const sent = ['name=Ana', ['name=', 'Ana']]
  const faults: RequestListener[] = [() => {}, (_, response) => response.writeHead(503).end()]
  b.behave(async (request, response) => response.end(Buffer.concat(await request.toArray())))
  for (const fault of faults) {
    a.behave(fault)
    for (const body of sent) expect(String((await postTo(origin, body)).body)).toBe('name=Ana')
  }
  a.close()
  for (const body of sent) expect(String((await postTo(origin, body)).body)).toBe('name=Ana')
  expect([posts(a), posts(b)]).toEqual([0, 6])
})

test('a push goes to the healthy instance', async ({ standIns: { origin, a, b } }) => {
  a.behave(() => {})
  for (const _ of [1, 2]) {
    const push = await rawRequest(origin, { method: 'POST', path: '/api/revalidate', body: '{}' })
    expect(push.status).toBe(200)
  }
  expect([posts(a), posts(b)]).toEqual([0, 2])
})

test('a visit that an instance answers with 503 goes to the other one', async ({
  standIns: { origin, a },
}) => {
  a.behave((_, response) => response.writeHead(503).end())
  for (const turn of [1, 2, 3, 4])
    expect((await rawRequest(origin, { path: `/unread-${turn}` })).status).toBe(200)
})

test('a visit whose connection breaks goes to the other instance', async ({ standIns: { origin, a } }) => {
  a.behave((_, response) => response.destroy())
  for (const turn of [1, 2, 3, 4]) {
    expect((await rawRequest(origin, { path: `/broken-off-${turn}` })).status).toBe(200)
  }
})

test('an instance that returns gets requests at once if the other one has ended', async ({ standIns }) => {
  const { origin, a, behave } = standIns
  behave((_, response) => response.destroy())
  expect((await rawRequest(origin, { path: '/gone' })).status).toBe(503)
  a.behave((_, response) => response.end('back'))
  for (const turn of [1, 2, 3]) {
    expect((await rawRequest(origin, { path: `/back-${turn}` })).status).toBe(200)
  }
})

test('a request that is too long is refused before it reaches the site', async ({ standIns }) => {
  const { origin, behave, requestCount } = standIns
  behave((request, response) => request.resume().on('end', () => response.end()))
  const long = 'x'.repeat(17_000)
  const refused = async (sent: RawRequest) => {
    const { status, body } = await rawRequest(origin, sent)
    expect(String(body)).toContain('<h1>Não recebemos o pedido</h1>')
    return status
  }
  expect(await refused({ path: `/${long}` })).toBe(414)
  expect(await refused({ headers: { cookie: long } })).toBe(400)
  for (const path of ['/servicos#1', '/servicos?x#1', '/api/x#', '/#'])
    expect(await refused({ path }), path).toBe(400)
  for (const path of ['/contactos', '/api/x'])
    expect(await refused({ method: 'POST', path, body: 'x'.repeat(11_000_000) })).toBe(413)
  expect(requestCount()).toBe(0)
  // As many analytics cookies as Node.js accepts.
  expect((await rawRequest(origin, { headers: { cookie: 'x'.repeat(15_000) } })).status).toBe(200)
  expect((await rawRequest(origin, { method: 'POST', body: 'x'.repeat(3_000_000) })).status).toBe(200)
})

test('an address that sends too many forms gets a 429, and other addresses do not', async ({
  standIns: { origin },
}) => {
  // Other systems have only one loopback address.
  test.skip(process.platform !== 'linux', 'needs a second loopback address')
  const { port, host } = new URL(origin)
  const post = async (localAddress: string) => {
    const options = {
      host: '127.0.0.1',
      port,
      localAddress,
      method: 'POST',
      path: '/contactos',
      headers: { host },
    }
    const [answer] = await once(request(options).end(), 'response')
    const text = String(Buffer.concat(await answer.toArray()))
    if (answer.statusCode === 429) expect(text).toContain('Não recebemos o pedido')
    return answer.statusCode
  }
  const posts = (address: string) => Promise.all(Array.from({ length: 150 }, () => post(address)))
  const refused = (await posts('127.0.0.2')).filter((status) => status === 429).length
  expect(refused).toBeGreaterThan(50)
  expect(refused).toBeLessThanOrEqual(120)
  expect(await post('127.0.0.3')).toBe(200)
  // Requests of the machine itself are not counted.
  expect(await posts('127.0.0.1')).not.toContain(429)
})

test('a file of another build is requested from an instance', async ({
  standIns: { origin, requestCount },
}) => {
  expect(String((await rawRequest(origin, { path: '/_next/static/chunks/of-before.js' })).body)).toBe('page')
  expect(requestCount()).toBe(1)
})

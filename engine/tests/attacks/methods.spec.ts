import { once } from 'node:events'
import { connect } from 'node:net'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from './fresh-site'

const id = `60${'ab'.repeat(20)}`
const form = '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_60"\r\n\r\n\r\n--x--\r\n'
const foreign = { origin: 'https://outro.example' }

/** Existing addresses only. Next.js answers others, such as `/nada`, because they could be an agency's. */
const addresses = [
  ...['/', '/servicos', '/servicos/nada', '/sitemap.xml', '/icon/32', '/og', '/__nextjs_x'],
  ...['health', 'revalidate', 'captcha', 'x', 'x/y', 'picture/x.png?src=x'].map((path) => `/api/${path}`),
  ...['x', 'image', 'data/x/y.json', 'static/x.js'].map((path) => `/_next/${path}`),
]

const posts: [what: string, headers: Record<string, string>, body: string][] = [
  ['an action', { 'next-action': id }, ''],
  ['an action from elsewhere', { ...foreign, 'next-action': id }, ''],
  ['an action as text', { ...foreign, 'next-action': id, 'content-type': 'text/plain' }, '[]'],
  ['an action with a malformed host', { ...foreign, 'next-action': id, 'x-forwarded-host': 'a b' }, ''],
  ['a form from elsewhere', { ...foreign, 'content-type': 'multipart/form-data; boundary=x' }, form],
  ['an empty post', {}, ''],
]

test('no unusual method or post gets a status of 5xx, and the log names each kind of refusal once', {
  tag: '@all',
}, async ({ site: { origin, log } }) => {
  for (const path of addresses) {
    for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'SEARCH', 'OPTIONS']) {
      const { status } = await rawRequest(origin, { method, path })
      expect(status, `${method} ${path}`).toBeLessThan(500)
      if (method !== 'OPTIONS') expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
    }
    for (const [what, headers, body] of posts) {
      const { status } = await rawRequest(origin, { method: 'POST', path, headers, body })
      expect(status, `${what} to ${path}`).toBeLessThan(500)
      if (headers['next-action']) expect(status, `${what} to ${path}`).toBeGreaterThanOrEqual(400)
    }
  }
  const refusals = log().matchAll(/\[site\].*refused.* \((\d+)\): docs.extending\.md/g)
  expect([...refusals].map(([, status]) => status).sort()).toEqual(['403', '405'])
})

test('a request for an upgrade to another protocol is answered, and its socket is closed', {
  tag: '@all',
}, async ({ site: { origin } }) => {
  const { port } = new URL(origin)
  const paths = [...addresses, '/nada', '/servicos/', '/orcamento?servico=nada', '/_next/static/nada.js']
  const statuses = new Set<string | undefined>()
  const ask = async (path: string, protocol: string) => {
    const socket = connect({ port: Number(port), host: 'localhost' })
    const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: Upgrade', `Upgrade: ${protocol}`]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    socket.once('data', (chunk) => statuses.add(/^HTTP\/1.1 (\d+)/.exec(String(chunk))?.[1]))
    // The server closes the socket.
    await once(socket, 'close')
  }
  for (let n = 0; n < 1_100; n += 50) {
    const some = Array.from({ length: 50 }, (_, index) => paths[(n + index) % paths.length] ?? '/')
    await Promise.all(some.map((path, index) => ask(path, index % 2 ? 'h2c' : 'websocket')))
  }
  // Status 429 is for captcha challenges, which are limited.
  expect([...statuses].sort()).toEqual(['200', '307', '308', '400', '404', '405', '429'])
})

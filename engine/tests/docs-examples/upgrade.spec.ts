import { once } from 'node:events'
import { connect } from 'node:net'
import { ports } from '../servers/ports'
import { quickly, startSite } from '../servers/site'
import { expect, origin, test } from './site'

/* Tests of `site/upgrade.ts` from docs/extending.md. */

/** The data that a server sends on a connection, until it closes it or has sent `until`. */
async function answerTo(request: string, until?: string, port = new URL(origin).port): Promise<string> {
  const socket = connect(Number(port), 'localhost')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
    if (until && answer.includes(until)) socket.destroy()
  })
  socket.write(request)
  await once(socket, 'close')
  return answer
}

const asking = (path: string, protocol: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n${more}`

test('a protocol of the agency is spoken, and any other is answered as if it were not asked for', async ({
  stage: _,
}) => {
  const echo = await answerTo(asking('/eco', 'eco', 'Olá'), 'Olá')
  expect(echo).toMatch(/^HTTP\/1.1 101 .*\r\nConnection: Upgrade\r\nUpgrade: eco\r\n\r\nOlá$/s)
  for (const [path, protocol] of [
    ['/eco', 'h2c'],
    ['/sobre', 'websocket'],
  ] as const) {
    const answer = await answerTo(asking(path, protocol))
    expect(answer, path).toMatch(path === '/eco' ? /^HTTP\/1.1 404 / : /^HTTP\/1.1 200 /)
    expect(answer).toMatch(/\r\nConnection: close\r\n/i)
    expect(answer).toContain('</html>')
  }
  const body = 'a'.repeat(10)
  const post = `POST /obrigado HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 10\r\n\r\n${body}`
  expect(await answerTo(post)).toMatch(/^HTTP\/1.1 403 /)
})

test('before a site is live, it has its password too', async ({ stage: _ }) => {
  const port = String(ports.sites[1])
  const site = await startSite('docs-examples', {
    PORT: port,
    SITE_STAGE: 'preview',
    SITE_PASSWORD: 'segredo',
  })
  expect(await answerTo(asking('/eco', 'eco', 'Olá'), undefined, port)).toMatch(/^HTTP\/1.1 401 /)
  const code = Buffer.from('ana:segredo').toString('base64')
  const request = asking('/eco', 'eco', 'Olá').replace('Host:', `Authorization: Basic ${code}\r\nHost:`)
  expect(await answerTo(request, 'Olá', port)).toMatch(/^HTTP\/1.1 101 /)
  await site.stop(quickly)
})

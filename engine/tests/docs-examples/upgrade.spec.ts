import { once } from 'node:events'
import { connect } from 'node:net'
import { ports } from '../servers/ports'
import { quickly, startSite } from '../servers/site'
import { expect, origin, test } from './site'

/* Tests of `site/upgrade.ts` from docs/extending.md. */

interface Ending {
  /** The text after which the answer is complete, although the connection stays open. */
  lastText?: string
  port?: string
}

/** What a server sends on a connection, until the server closes it or has sent `lastText`. */
async function answerTo(
  request: string,
  { lastText, port = new URL(origin).port }: Ending = {},
): Promise<string> {
  const socket = connect(Number(port), 'localhost')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
    if (lastText && answer.includes(lastText)) socket.destroy()
  })
  socket.write(request)
  await once(socket, 'close')
  return answer
}

/** A request for an upgrade, with what the client sends in the new protocol. */
const upgradeRequest = (path: string, protocol: string, sent = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n${sent}`

test('a request for a protocol of the agency is upgraded, and one for any other protocol is answered as if it had no Upgrade header', async ({
  stage: _,
}) => {
  const echo = await answerTo(upgradeRequest('/eco', 'eco', 'Olá'), { lastText: 'Olá' })
  expect(echo).toMatch(/^HTTP\/1.1 101 .*\r\nConnection: Upgrade\r\nUpgrade: eco\r\n\r\nOlá$/s)
  for (const [path, protocol, status] of [
    ['/eco', 'h2c', 404],
    ['/sobre', 'websocket', 200],
  ] as const) {
    const answer = await answerTo(upgradeRequest(path, protocol))
    expect(answer, path).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/\r\nConnection: close\r\n/i)
    expect(answer).toContain('</html>')
  }
})

test('a post that asks for an unknown protocol is refused for its missing Origin, like any other post', async ({
  stage: _,
}) => {
  const headers = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 10'
  const post = `POST /obrigado HTTP/1.1\r\n${headers}\r\n\r\n${'a'.repeat(10)}`
  expect(await answerTo(post)).toMatch(/^HTTP\/1.1 403 /)
})

test('a preview asks for its password before an upgrade', async ({ stage: _ }) => {
  const port = String(ports.sites[1])
  const variables = { PORT: port, SITE_STAGE: 'preview', SITE_PASSWORD: 'segredo' }
  const site = await startSite('docs-examples', variables)
  try {
    const request = upgradeRequest('/eco', 'eco', 'Olá')
    expect(await answerTo(request, { port })).toMatch(/^HTTP\/1.1 401 /)
    const code = Buffer.from('ana:segredo').toString('base64')
    const authorized = request.replace('Host:', `Authorization: Basic ${code}\r\nHost:`)
    expect(await answerTo(authorized, { lastText: 'Olá', port })).toMatch(/^HTTP\/1.1 101 /)
  } finally {
    await site.stop(quickly)
  }
})

import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { ports } from '../servers/ports'

/** What stands between a browser and the site, and does to any engine what no protocol does to all of them. */
export interface Between {
  origin: string
  /** What was refused since the last question, as directives of the policy. */
  refused: () => string[]
  /** Puts markup into the end of every page's content, with its policy or without. */
  smuggle: (markup: string, options?: { withoutPolicy: boolean }) => void
  /** Cuts the connection of every post, until it is called off. */
  dropPosts: () => void
  /** Ends both. */
  letGo: () => void
  stop: () => Promise<void>
}

const REPORTS = '/reports-of-the-policy'

export async function startBetween(siteOrigin: string): Promise<Between> {
  let reports: string[] = []
  let smuggled: { markup: string; withoutPolicy: boolean } | undefined
  let dropsPosts = false

  const server = createServer((asked, answer) => {
    if (asked.url === REPORTS) void report(asked, answer)
    else if (dropsPosts && asked.method === 'POST') asked.destroy()
    else pass(asked, answer)
  })

  async function report(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'csp-report': told } = JSON.parse(String(Buffer.concat(await asked.toArray())))
    reports.push(
      `${told['effective-directive'] ?? told['violated-directive']} on ${new URL(told['document-uri']).pathname}`,
    )
    answer.writeHead(204).end()
  }

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url } = asked
    // The pages are looked into, and whole: what a browser has kept would come with its old policy.
    const { 'if-none-match': _, ...others } = headers
    const forwarded = request(siteOrigin + url, {
      method,
      headers: { ...others, 'accept-encoding': 'identity' },
    })
    forwarded.on('response', (given) => void send(given, answer))
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  }

  async function send(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'content-security-policy': policy, ...headers } = given.headers
    const isPage = String(headers['content-type']).startsWith('text/html')
    const reporting = { 'content-security-policy': `${policy}; report-uri ${REPORTS}` }
    if (policy !== undefined && !(isPage && smuggled?.withoutPolicy)) Object.assign(headers, reporting)
    const body = Buffer.concat(await given.toArray())
    const sent = isPage && smuggled ? String(body).replace('</main>', `${smuggled.markup}</main>`) : body
    const { 'content-length': _, 'transfer-encoding': __, ...others } = headers
    answer.writeHead(given.statusCode ?? 502, { ...others, 'cache-control': 'no-store' }).end(sent)
  }

  server.listen(ports.engines.between)
  await once(server, 'listening')
  return {
    origin: `http://localhost:${ports.engines.between}`,
    refused: () => {
      const told = reports
      reports = []
      return told
    },
    smuggle: (markup, { withoutPolicy } = { withoutPolicy: false }) => {
      smuggled = { markup, withoutPolicy }
    },
    dropPosts: () => {
      dropsPosts = true
    },
    letGo: () => {
      smuggled = undefined
      dropsPosts = false
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

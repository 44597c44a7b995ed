import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export type Between = Awaited<ReturnType<typeof startBetween>>

const REPORTS = '/reports-of-the-policy'

/** Stands between a browser and the site, and does to any browser what no protocol does to all of them. */
export async function startBetween(siteOrigin: string, port: number) {
  const reports: string[] = []
  let smuggled: { markup: string; withoutPolicy: boolean } | undefined
  let dropsPosts = false

  const server = createServer((asked, answer) => {
    if (asked.url === REPORTS) void report(asked, answer)
    else if (dropsPosts && asked.method === 'POST') asked.destroy()
    else pass(asked, answer)
  })

  async function report(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'csp-report': told } = JSON.parse(String(Buffer.concat(await asked.toArray())))
    const directive = told['effective-directive'] ?? told['violated-directive']
    reports.push(`${directive} on ${new URL(told['document-uri']).pathname}`)
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
    const { 'content-security-policy': policy, 'content-length': _, ...headers } = given.headers
    const isPage = String(headers['content-type']).startsWith('text/html')
    const reporting = { 'content-security-policy': `${policy}; report-uri ${REPORTS}` }
    if (policy !== undefined && !(isPage && smuggled?.withoutPolicy)) Object.assign(headers, reporting)
    delete headers['transfer-encoding']
    const body = Buffer.concat(await given.toArray())
    const sent = isPage && smuggled ? String(body).replace('</main>', `${smuggled.markup}</main>`) : body
    answer.writeHead(given.statusCode ?? 502, headers).end(sent)
  }

  await once(server.listen(port), 'listening')
  return {
    origin: `http://localhost:${port}`,
    /** What was refused since the last question, as directives of the policy. */
    refused: () => reports.splice(0),
    /** Puts markup into the end of every page's content, with its policy or without. */
    smuggle: (markup: string, { withoutPolicy } = { withoutPolicy: false }) => {
      smuggled = { markup, withoutPolicy }
    },
    /** Cuts the connection of every post. */
    dropPosts: () => {
      dropsPosts = true
    },
    /** Ends both. */
    letGo: () => {
      smuggled = undefined
      dropsPosts = false
    },
    stop: () => {
      server.closeAllConnections()
      return once(server.close(), 'close')
    },
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'

type Answer = [status: number, body?: unknown, headers?: Record<string, string>] | 'silence'

interface AllAnswers {
  home: Answer
  health: Answer
  pushWithSecret: Answer
  pushWithout: Answer
}

/** The answers of a site that differ from those of one that is well. */
export type SiteAnswers = Partial<AllAnswers>

/** A deployed site that is well. */
const well: AllAnswers = {
  home: [200],
  health: [200, { status: 'ok' }],
  pushWithSecret: [200, { renewed: ['values'] }],
  pushWithout: [401, { error: 'unauthorized' }],
}

/** What a site has been asked, as `METHOD path body`. */
export function standInSite(secret: string, answers: SiteAnswers, asked: string[] = []) {
  const all = { ...well, ...answers }
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(`${method} ${url} ${body}`.trim())
    const push = headers.authorization === `Bearer ${secret}` ? all.pushWithSecret : all.pushWithout
    const answer =
      { '/': all.home, '/api/health': all.health, '/api/revalidate': push }[url] ?? ([404] satisfies Answer)
    if (answer === 'silence') return
    const [status, content = {}, more = {}] = answer
    // The next site on this port must not get a connection of this one.
    response.writeHead(status, { ...more, connection: 'close' }).end(JSON.stringify(content))
  }
}

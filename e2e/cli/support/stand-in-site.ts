import type { IncomingMessage, ServerResponse } from 'node:http'

type Answer = [status: number, body?: unknown, headers?: Record<string, string>] | 'silence'

interface SiteAnswers {
  home: Answer
  health: Answer
  pushWithSecret: Answer
  pushWithout: Answer
}

/** A deployed site that is well. */
const well: SiteAnswers = {
  home: [200],
  health: [200, { status: 'ok' }],
  pushWithSecret: [200, { renewed: ['values'] }],
  pushWithout: [401, { error: 'unauthorized' }],
}

/** What a site has been asked, as `METHOD path body`. */
export function standInSite(secret: string, answers: Partial<SiteAnswers>, asked: string[] = []) {
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
    response.writeHead(status, more).end(JSON.stringify(content))
  }
}

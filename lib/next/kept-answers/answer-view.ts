import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '../compression/accepted-encoding'
import { type Answer, answers, currentPage } from './answers'
import { hasVersion } from './page-request'

/** Answers a page view with the earlier answer of Next.js to the same request; false when there is none. */
export async function answerView(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const page = await currentPage(request.url)
  const answer = page && answers.get(page)
  if (!answer || !isFor(answer, request)) return false
  const encoding = answer.isCompressed ? acceptedEncoding(request.headers['accept-encoding']) : undefined
  const body = encoding ? answer.bodies.get(encoding) : page.html
  if (body === undefined) return false
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  if (hasVersion(request, answer.etag)) {
    response.statusCode = 304
    response.removeHeader('Content-Type')
    response.end()
    return true
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.end(body)
  return true
}

function isFor({ url, conditions }: Answer, request: IncomingMessage): boolean {
  return url === request.url && ![...conditions].some((name) => name in request.headers)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { acceptedEncoding } from '../compression/accepted-encoding'
import { compressPage } from '../compression/compress-page'
import type { CachedPage } from '../page-cache/cached-page'
import { type Answer, answers, currentPage } from './answers'
import type { ConditionReader } from './conditions'

/** Remembers an answer of Next.js if it is a public page of the cache, and compresses the page for later views. */
export async function rememberAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  conditionsAt: ConditionReader,
): Promise<void> {
  if (!isKeptPage(response)) return
  const page = await currentPage(request.url)
  if (page === undefined) return
  const answer = answers.get(page) ?? firstAnswer(request, response, page, conditionsAt)
  if (answer === undefined) return
  answers.set(page, answer)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!answer.isCompressed || encoding === undefined || answer.bodies.has(encoding)) return
  const body = await compressPage(page.html, encoding)
  if (body) answer.bodies.set(encoding, body)
}

/** Whether the response is a page of the cache: not an answer of the search, a draft, or a page rendered for this view. */
function isKeptPage(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    !response.hasHeader('set-cookie') &&
    String(response.getHeader('content-type')).startsWith('text/html') &&
    !['private', 'no-store'].some((word) => String(response.getHeader('cache-control')).includes(word))
  )
}

function firstAnswer(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  conditionsAt: ConditionReader,
): Answer | undefined {
  const etag = generateETag(page.html)
  const conditions = conditionsAt(url)
  // The answer depends on more than request headers, or Next.js has sent another page or version than the cache now has.
  if (conditions === undefined || etag !== response.getHeader('ETag')) return undefined
  return {
    url,
    etag,
    conditions,
    headers: lastingHeaders(response),
    isCompressed: String(response.getHeader('vary')).toLowerCase().includes('accept-encoding'),
    bodies: new Map(),
  }
}

const OF_ONE_TRANSFER = ['connection', 'content-encoding', 'content-length', 'date', 'transfer-encoding']

function lastingHeaders(response: ServerResponse): Answer['headers'] {
  const names = response.getHeaderNames().filter((name) => !OF_ONE_TRANSFER.includes(name))
  return names.map((name) => [name, response.getHeader(name) ?? ''])
}

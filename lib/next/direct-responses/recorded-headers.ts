import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { Encoding } from '../compression/accepted-encoding'
import type { ConditionReader } from './conditions'
import { hasVersion } from './page-request'

/** The headers of a response of Next.js, to be sent with later responses. */
export interface RecordedHeaders {
  headers: [name: string, value: OutgoingHttpHeader][]
  /** Request headers with which Next.js may respond differently. */
  conditions: Set<string>
  /** Whether Next.js compresses its responses; a site may leave compression to its reverse proxy. */
  isCompressed: boolean
}

const OF_ONE_RESPONSE = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'transfer-encoding',
  // Contains the question of a visitor.
  'x-middleware-rewrite',
]

/** Undefined when the response may be different for another request to this address. */
export function recordHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  conditionsAt: ConditionReader,
): RecordedHeaders | undefined {
  const [path = ''] = (request.url ?? '').split('?')
  const conditions = conditionsAt(path)
  if (conditions === undefined || !meetsNone(conditions, request)) return undefined
  const names = response.getHeaderNames().filter((name) => !OF_ONE_RESPONSE.includes(name))
  return {
    headers: names.map((name) => [name, response.getHeader(name) ?? '']),
    conditions,
    isCompressed: String(response.getHeader('vary')).toLowerCase().includes('accept-encoding'),
  }
}

/** Whether Next.js would respond to this request with these headers. */
export function isFor({ conditions }: RecordedHeaders, request: IncomingMessage): boolean {
  return meetsNone(conditions, request)
}

function meetsNone(conditions: Set<string>, { headers }: IncomingMessage): boolean {
  return ![...conditions].some((name) => name in headers)
}

interface Body {
  etag: string
  content: string | Buffer
  encoding: Encoding | undefined
}

/** Sends a body with these headers; nothing but the headers to a client that has this version. */
export function send(
  { headers }: RecordedHeaders,
  request: IncomingMessage,
  response: ServerResponse,
  { etag, content, encoding }: Body,
): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('ETag', etag)
  if (hasVersion(request, etag)) {
    response.statusCode = 304
    response.removeHeader('Content-Type')
    response.end()
    return
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', Buffer.byteLength(content))
  response.end(content)
}

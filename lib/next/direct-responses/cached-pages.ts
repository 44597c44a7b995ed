import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '../compression/accepted-encoding'
import type { Responder } from './before-next'
import { cachedResponses, currentPage } from './cached-responses'
import { isPageRequest } from './page-request'
import { recordCached } from './record-cached'
import { isFor, send } from './recorded-headers'

/** Responds to views of cached pages with what Next.js has sent for such a view. */
export const cachedPages: Responder = { accepts: isPageRequest, send: sendCached, record: recordCached }

async function sendCached(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const page = await currentPage(request.url)
  const cached = page && cachedResponses.get(page)
  if (!cached || cached.url !== request.url || !isFor(cached, request)) return false
  const encoding = cached.isCompressed ? acceptedEncoding(request.headers['accept-encoding']) : undefined
  const content = encoding ? cached.bodies.get(encoding) : page.html
  if (content === undefined) return false
  send(cached, request, response, { etag: cached.etag, content, encoding })
  return true
}

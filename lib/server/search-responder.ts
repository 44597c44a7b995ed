import type { IncomingMessage } from 'node:http'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { currentEnvironment } from '../environment/current-environment'
import { POLICY } from '../headers/security-headers'
import { acceptedEncoding } from '../next/compression/accepted-encoding'
import { compressOnce } from '../next/compression/compress-page'
import type { Responder } from '../next/direct-responses/before-next'
import { isDraft } from '../next/direct-responses/page-request'
import { isFor, recordHeaders, send } from '../next/direct-responses/recorded-headers'
import { type Sender, senderOf } from '../routing/client-address'
import { isOneTooMany } from '../search/limits'
import { isQuestion, type Question, questionIn } from '../search/question'
import { currentFrame, pageInFrame } from './search-frame'

/**
 * Responds to questions of the search. Next.js renders the page of the first question like any page. Later results are put into the
 * frame of that page, and sent with the same headers: such a question costs no render. Next.js also responds above the limit.
 */
export const searchResponder: Responder = {
  accepts: (request) => questionOf(request) !== undefined,

  async send(request, response) {
    const question = questionOf(request)
    const frame = await currentFrame()
    if (!question || !frame?.sentWith || !isFor(frame.sentWith, request)) return false
    if (await isOneTooMany(senderOfRequest(request))) return false
    const page = await pageInFrame(frame, question)
    const accepted = acceptedEncoding(request.headers['accept-encoding'])
    const encoding = frame.sentWith.isCompressed ? accepted : undefined
    const content = encoding ? compressOnce(page, encoding) : page
    send(frame.sentWith, request, response, { etag: generateETag(page), content, encoding })
    return true
  },

  async record(request, response, conditionsAt) {
    const frame = await currentFrame()
    if (!frame || frame.sentWith || response.statusCode !== 200 || response.hasHeader('set-cookie')) return
    // Next.js may have sent a page from before this frame.
    if (response.getHeader(POLICY) !== frame.ofPage[POLICY.toLowerCase()]) return
    frame.sentWith = recordHeaders(request, response, conditionsAt)
  },
}

/** The question that a request asks; undefined for any other request, and for one that Next.js has to refuse. */
function questionOf(request: IncomingMessage): Question | undefined {
  const { method, url = '' } = request
  const [path = '', query] = url.split('?', 2)
  if (method !== 'GET' || !isQuestion(path) || isDraft(request)) return undefined
  const question = questionIn(new URLSearchParams(query))
  return typeof question === 'string' ? undefined : question
}

function senderOfRequest({ headers }: IncomingMessage): Sender {
  return senderOf(String(headers['x-forwarded-for'] ?? ''), currentEnvironment().trustedProxyHops)
}

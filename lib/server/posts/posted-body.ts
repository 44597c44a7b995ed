import type { IncomingMessage, ServerResponse } from 'node:http'
import { mendedForm } from '@/lib/next/outdated-forms'
import { MAX_POST_BYTES } from '@/lib/routing/request-target'
import { admission } from '../admission'
import { formPage } from './form-page'
import { wholeBody, withBody } from './whole-body'

/** Reads a post's body before Next.js does, and leads the form of a lead to its page. @returns undefined when the post has been refused */
export async function readPost(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<IncomingMessage | undefined> {
  const whole = await wholeBody(request, MAX_POST_BYTES)
  if (typeof whole === 'string') {
    refuse(response, whole === 'cut')
    return undefined
  }
  const { body, form } = mendedForm(request, whole)
  const page = form ? await formPage(url, form) : url
  // An address of nobody has not been judged as one of the template.
  if (page !== url && admission(request, page).status !== undefined) {
    response.writeHead(403).end()
    return undefined
  }
  return withBody(request, body, page)
}

/** A connection with more to come is closed, once the client can have read the answer: a reset would take it away. */
function refuse(response: ServerResponse, isCut: boolean): void {
  response.writeHead(413, { 'content-length': '0', ...(isCut && { connection: 'close' }) })
  if (!isCut) {
    response.end()
    return
  }
  response.flushHeaders()
  setTimeout(() => response.end(), 1_000).unref()
}

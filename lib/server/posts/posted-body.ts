import type { IncomingMessage, ServerResponse } from 'node:http'
import { type LeadForm, mendedForm } from '@/lib/next/outdated-forms'
import { MAX_POST_BYTES } from '@/lib/routing/request-limits'
import { admission } from '../admission'
import { formPage } from './form-page'
import { wholeBody } from './whole-body'

/**
 * Reads the body of a post before Next.js does, and leads a form of a lead to the page that answers it (`request.url`).
 * @returns false when the post has been refused
 */
export async function readPost(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<boolean> {
  const found: { form?: LeadForm | undefined } = {}
  const body = await wholeBody(request, MAX_POST_BYTES, (whole) => {
    const { body, form } = mendedForm(request, whole)
    found.form = form
    return body
  })
  if (body !== 'whole') {
    refuse(response, body === 'cut')
    return false
  }
  if (found.form === undefined) return true
  const page = await formPage(url, found.form)
  request.url = page
  // An address of nobody has not been judged as one of the template.
  if (page === url || admission(request, page).status === undefined) return true
  response.writeHead(403).end()
  return false
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

import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Environment } from '../environment/environment'
import { anyInlineScript, POLICY, sitePolicy } from './security-headers'

/** The `cache-control` value with which Next.js marks a page that it renders for one request only. */
const NOT_KEPT = 'no-store'

/** Any request that is no form post may be answered with a cached page. */
function isForm({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && FORM_TYPES.some((type) => headers['content-type']?.startsWith(type))
}

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']

/**
 * Sets the policies of pages that are not cached. The response to a form that was sent without JavaScript gets a nonce, which
 * Next.js reads from the request. A visitor's own policy header is deleted: Next.js would put its nonce into a cached page.
 * A dynamic page that an agency added gets no nonce, because its request looks like any other. Its inline scripts are allowed.
 */
export function policyChooser(
  environment: Environment,
): (request: IncomingMessage, response: ServerResponse) => void {
  const ofDynamicPages = sitePolicy(environment, anyInlineScript)
  return (request, response) => {
    delete request.headers['content-security-policy-report-only']
    delete request.headers['content-security-policy']
    if (isForm(request)) {
      const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
      request.headers['content-security-policy'] = `script-src ${nonce}`
      response.setHeader(POLICY, sitePolicy(environment, [nonce]))
      return
    }
    const ofKeptPages = response.getHeader(POLICY)
    const isDynamicPage = () =>
      response.statusCode === 200 &&
      String(response.getHeader('cache-control')).includes(NOT_KEPT) &&
      String(response.getHeader('content-type')).startsWith('text/html') &&
      response.getHeader(POLICY) === ofKeptPages
    const writeHead: ServerResponse['writeHead'] = response.writeHead.bind(response)
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      if (isDynamicPage()) response.setHeader(POLICY, ofDynamicPages)
      return writeHead(...head)
    }) as ServerResponse['writeHead']
  }
}

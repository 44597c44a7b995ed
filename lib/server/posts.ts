import { IncomingMessage, type ServerResponse } from 'node:http'
import { folders } from '@/lib/config/paths'
import { bytesWithin } from '@/lib/environment/process/limited-body'
import { within } from '@/lib/environment/process/within'
import { type LeadForm, mendedForm } from '@/lib/next/outdated-forms'
import { currentSite } from '@/lib/pages/render'
import { sitemapEntries } from '@/lib/pages/sitemap'
import { addressOf, pathInApp } from '@/lib/routing/paths'
import { hasQuotes } from '@/lib/routing/quotes'
import { MAX_POST_BYTES } from '@/lib/routing/request-target'
import { routes } from '@/lib/routing/routes'
import { isRouteOf, templateRoutes } from '@/lib/routing/template-routes'
import { admission } from './admission'
import { DRAINED } from './server-limits'

/** Reads a post's body before Next.js does, and leads the form of a lead to its page. @returns undefined when the post has been refused */
export async function readPost(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<IncomingMessage | undefined> {
  const whole = await bytesWithin(MAX_POST_BYTES, partsOf(request)).catch(() => undefined)
  if (whole === undefined) {
    refuse(request, response, !(await isDrained(request)))
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

/** A connection with more to come is closed, once the client can have read the answer: a reset, also by what is not read, would take it away. */
function refuse(request: IncomingMessage, response: ServerResponse, isCut: boolean): void {
  response.writeHead(413, { 'content-length': '0', ...(isCut && { connection: 'close' }) })
  if (!isCut) return void response.end()
  request.resume()
  response.flushHeaders()
  setTimeout(() => response.end(), 1_000).unref()
}

/** Whoever stops to read leaves the connection open. */
const partsOf = (request: IncomingMessage) => request.iterator({ destroyOnReturn: false })

/** Whether the rest of a body has been read and dropped. */
async function isDrained(request: IncomingMessage): Promise<boolean> {
  const drain = async () => {
    let size = 0
    for await (const { length } of partsOf(request)) {
      size += length
      if (size > DRAINED.bytes) return false
    }
    return true
  }
  return (await within(DRAINED.ms, drain())) ?? false
}

/** The same request with a body that can be read again. */
function withBody(request: IncomingMessage, body: Buffer, url: string): IncomingMessage {
  const { method, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const head = { method, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor }
  const again = Object.assign(new IncomingMessage(request.socket), head, { url, complete: true })
  again.push(body)
  again.push(null)
  return again
}

/** Where a posted form is answered: on its page, unless that is gone or would have browsers post again; then on the page that always has it. */
async function formPage(url: string, form: LeadForm): Promise<string> {
  const [path = ''] = url.split('?')
  const page = form.form === 'quote' && hasQuotes() ? routes.quote : routes.contact
  // An agency may have taken the form from that page.
  if (!form.routes.includes(pathInApp(page))) return url
  const route = form.routes.find((one) => isRouteOf(one, path))
  // A service that was preselected may be gone; what was chosen since is in the form.
  if (route === undefined || route.startsWith(`/${folders.quote}`)) return page
  // A page in Markdown may have a form too: its route matches any address of one name.
  const isOfContent = route === '/[page]' || (route.includes('[') && templateRoutes.includes(route))
  const isThere = !isOfContent || sitemapEntries(await currentSite()).some((entry) => entry.path === path)
  return isThere ? addressOf(url) : page
}

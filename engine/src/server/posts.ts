import { IncomingMessage, type ServerResponse } from 'node:http'
import { errorRoutes, takesForeignActions } from '../environment/build-facts'
import { currentEnvironment } from '../environment/current-environment'
import { honeypotField } from '../leads/values'
import { areArguments } from '../next/action-arguments'
import { currentSite } from '../pages/render'
import { copy } from '../port/copy'
import { folders, isRouteOf, routes } from '../port/routes'
import { Bytes } from '../process/limited-body'
import { senderOf } from '../routing/client-address'
import { isSameOrigin } from '../routing/hosts'
import { isOfAgency } from './admission'
import { Bodies } from './bodies'
import { hasPage } from './made-up-pages'
import { type Ending, receive } from './receive'
import { ALL_POSTS, DRAIN_LIMITS, FAREWELL_LIMITS, ONE_POST } from './server-limits'
import { sendUnsent } from './unsent'

const bodies = new Bodies(ALL_POSTS)

const PUSH_PATH = '/api/revalidate'

/** How much of a visitor's text a refusal shows: twice the longest message of a form. */
const MAX_SHOWN_CHARACTERS = 20_000

/**
 * Reads the body of a post before Next.js does.
 * @param maxBytes of the body, if not the default limit
 * @returns undefined if the post was refused
 */
export async function readPost(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  maxBytes = ONE_POST.bytes,
): Promise<{ asking: IncomingMessage; body: Buffer<ArrayBuffer> } | undefined> {
  const seconds = (ONE_POST.seconds * maxBytes) / ONE_POST.bytes
  const forwardedFor = String(request.headers['x-forwarded-for'] ?? '')
  const { network } = senderOf(forwardedFor, currentEnvironment().trustedProxyHops)
  const body = await bodies.read(request, response, { ...ONE_POST, bytes: maxBytes, seconds }, network)
  if (!Buffer.isBuffer(body)) {
    await refuse(request, response, body, { isPush: pathOf(url) === PUSH_PATH, maxBytes })
    return undefined
  }
  const form = await formIn(request, body)
  const isCall = request.headers['next-action'] !== undefined
  const isAction = isCall || [...(form?.keys() ?? [])].some((name) => name.startsWith('$ACTION_'))
  const isLead = isForm(request) && body.includes(` name="${honeypotField}"\r\n`)
  // Next.js accepts an action without an Origin, which no browser sends.
  const isForeign = !isSameOrigin(request.headers) && (isLead || request.headers.origin !== undefined)
  if ((isLead || isAction) && isForeign && !takesForeignActions()) {
    await sendUnsent(response, 403, copy.form.unreceived, form && messageIn(form))
    return undefined
  }
  if (form === undefined || (isAction && !areArguments(form, isCall))) {
    await sendUnsent(response, 400, copy.form.unreceived, form && messageIn(form))
    return undefined
  }
  // The chosen service is in the form. If the service in the address were gone, Next.js would redirect, and the browser post again.
  const isQuote = isForm(request) && isRouteOf(`/${folders.quote}/[[...servico]]`, pathOf(url))
  const page = isQuote ? routes.quote : url
  if (isLead && !isOfAgency(pathOf(page)) && (await isPageGone(pathOf(page)))) {
    await sendUnsent(response, 409, copy.form.outdated, messageIn(form))
    return undefined
  }
  return { asking: withBody(request, body, page), body }
}

const isForm = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('multipart/form-data') && !headers['next-action']

/**
 * Replaces Next.js' three words on an empty page with a useful page, for a form of another build with an unknown action, and for an action
 * that throws. If the agency has an `error.tsx` there, that handles the latter.
 */
export function explainUnanswered(
  request: IncomingMessage,
  response: ServerResponse,
  body: () => Buffer<ArrayBuffer>,
): void {
  if (!isForm(request)) return
  const isOfAgency = errorRoutes().some((route) =>
    isRouteOf(`${route}/[[...below]]`, pathOf(request.url ?? '')),
  )
  const isUnanswered = () => {
    if (response.headersSent) return false
    if (response.statusCode === 409) return response.hasHeader('x-nextjs-action-not-found')
    return response.statusCode === 500 && !isOfAgency && body().includes(' name="$ACTION_')
  }
  const out = response as unknown as Record<'write' | 'end' | 'flushHeaders', (...rest: unknown[]) => unknown>
  const [write, end, flushHeaders] = [out.write, out.end, out.flushHeaders].map((method) =>
    method.bind(response),
  )
  out.write = (...rest) => isUnanswered() || write?.(...rest)
  out.flushHeaders = () => isUnanswered() || flushHeaders?.()
  out.end = (...rest) => {
    if (!isUnanswered()) return end?.(...rest)
    const { outdated, unknown } = copy.form
    const { statusCode } = response
    void formIn(request, body()).then((form) =>
      sendUnsent(response, statusCode, statusCode === 409 ? outdated : unknown, form && messageIn(form)),
    )
    return response
  }
}

/** Records the body of a post while Next.js reads it. A body above the limit is not complete, so its text is not shown. */
export function recordedBody(request: IncomingMessage): () => Buffer<ArrayBuffer> {
  const bytes = new Bytes()
  const read: { emit: (event: string, ...rest: unknown[]) => boolean } = request
  const emit = read.emit.bind(request)
  // A listener would start reading.
  read.emit = (event, ...rest) => {
    const [chunk] = rest
    if (event === 'data' && Buffer.isBuffer(chunk) && bytes.size < ONE_POST.bytes) bytes.add(chunk)
    return emit(event, ...rest)
  }
  return () => bytes.whole()
}

/** The fields of a post; undefined if its body is malformed. A body that is not a form is one part of an action's arguments. */
async function formIn(
  { headers }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Promise<FormData | undefined> {
  const { 'content-type': type = '' } = headers
  if (type.startsWith('multipart/form-data'))
    return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  const form = new FormData()
  if (headers['next-action'] !== undefined) form.set('0', String(body))
  return form
}

/** What a visitor wrote, for copying from the response. For one of the agency's forms, all fields that are not hidden. */
function messageIn(form: FormData): string {
  const all = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith('$ACTION_') ? [value] : [],
  )
  const typed = form.has(honeypotField) ? String(form.get('message') ?? '') : all.filter(Boolean).join('\n')
  return typed.slice(0, MAX_SHOWN_CHARACTERS)
}

/** Responds to a post whose body was not read to its end. */
async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  ending: Exclude<Ending, 'whole'>,
  { isPush, maxBytes }: { isPush: boolean; maxBytes: number },
): Promise<void> {
  if (ending === 'too-many-chunks') return void request.socket.destroy()
  const isCut = ending === 'slow' || (await receive(request, DRAIN_LIMITS).ending) !== 'whole'
  if (response.destroyed) return
  if (isCut) response.setHeader('Connection', 'close')
  if (ending === 'no-room') response.setHeader('Retry-After', '10')
  // For the platform, a list of tags that is too long is like any other invalid one.
  if (isPush) return void response.writeHead(ending === 'large' ? 400 : statuses[ending]).end()
  const { tooLarge, unreceived } = copy.form
  const text = ending === 'large' ? tooLarge(Math.floor(maxBytes / 2 ** 20)) : unreceived
  await sendUnsent(response, statuses[ending], text, '', () =>
    isCut ? receive(request, FAREWELL_LIMITS).ending : undefined,
  )
}

/** The status of a refusal, by how reading ended. */
const statuses = { gone: 400, large: 413, slow: 408, 'no-room': 503 }

/** Whether the page of a form no longer exists. Its action would run, but the response would have no form to show the answer. */
async function isPageGone(path: string): Promise<boolean> {
  return !hasPage(await currentSite(), path)
}

/** The path of an address, without a trailing slash. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** A copy of a request, with a body that can be read again. */
function withBody(request: IncomingMessage, body: Buffer, url: string): IncomingMessage {
  const { method, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const head = { method, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor }
  const readable = Object.assign(new IncomingMessage(request.socket), head, { url, complete: true })
  readable.push(body)
  readable.push(null)
  return readable
}

/** Limits how much of an unread body Node.js reads once the request has a response. */
export function limitUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', async () => {
    if (!request.complete && (await receive(request, DRAIN_LIMITS).ending) !== 'whole')
      request.socket.destroy()
  })
}

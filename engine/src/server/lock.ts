import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeUTF8 } from 'entities'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Environment } from '../environment/environment'
import type { SiteHeaders } from '../headers/security-headers'
import { publicFile } from '../pictures/public-files'
import { copy } from '../port/copy'
import { counting, take, taken } from '../process/limiters'
import { isSameSecret } from '../process/same-secret'
import { senderOf } from '../routing/client-address'
import { plainPage } from '../text/plain-page'
import { limitUnreadBody } from './posts'
import { keepPrivate } from './private'

/** Paths that need no password, since the platform and monitoring have none. */
const OPEN_PATHS = ['/api/health', '/api/revalidate']

/** Matches the path of a certificate authority's challenge, which needs no password either. */
const CHALLENGE = /^\/\.well-known\/acme-challenge\/[\w-]+$/

/** How many wrong passwords (`points`) a network may send in how many seconds (`duration`). */
const WRONG_PASSWORD_LIMIT = { keyPrefix: 'password', points: 20, duration: 60 }

/** The password protection of the site by SITE_PASSWORD; undefined without one. */
export function lockOf({ apiKey, siteUrl, sitePassword: password, trustedProxyHops }: Environment) {
  if (password === undefined) return undefined

  /** The value of a cookie that proves an earlier login. It cannot be computed from a guessed password. */
  const proof = createHmac('sha256', apiKey).update(password).digest('base64url')
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `site-opened=${proof}; Path=/; HttpOnly; SameSite=Lax${secure}`

  function networkOf({ headers, socket }: IncomingMessage): string {
    const client = trustedProxyHops === 0 ? socket.remoteAddress : headers['x-forwarded-for']
    return senderOf(String(client ?? ''), trustedProxyHops).network
  }

  const isRight = (request: IncomingMessage) => isSameSecret(passwordIn(request) ?? '', password)

  const hasOpened = ({ headers }: IncomingMessage) =>
    isSameSecret(/(?:^|; )site-opened=([\w-]{43})/.exec(headers.cookie ?? '')?.[1] ?? '', proof)

  const networkLimit = <T>(count: (limiter: RateLimiterAbstract) => Promise<T>) =>
    counting((limiterOf) => count(limiterOf(WRONG_PASSWORD_LIMIT)))

  /** Whether a request has the right password. Above its network's limit, only browsers that logged in before pass. */
  async function mayPass(request: IncomingMessage): Promise<boolean> {
    if (!isRight(request)) return false
    if (hasOpened(request)) return true
    return (await networkLimit((limiter) => taken(limiter, networkOf(request)))) < WRONG_PASSWORD_LIMIT.points
  }

  /** Counts a wrong password. True above the network's limit, for a right password too: `mayPass` has refused it. */
  async function isAboveLimit(request: IncomingMessage): Promise<boolean> {
    if (isRight(request)) return true
    return (await networkLimit((limiter) => take(limiter, networkOf(request)))) > WRONG_PASSWORD_LIMIT.points
  }

  return {
    isOpenTo: async (request: IncomingMessage) => needsNoPassword(request) || mayPass(request),

    /** Lets a request pass, without its password, or responds with 401 or 429. No shared cache may keep any response. */
    async opens(request: IncomingMessage, response: ServerResponse, headers: SiteHeaders): Promise<boolean> {
      const isOfBuild = pathOf(request).startsWith('/_next/static/')
      if (!isOfBuild) keepPrivate(response)
      // Pushes use the Authorization header for their own secret.
      if (needsNoPassword(request)) return true
      // Nothing is awaited before this: passwords are counted in the order of arrival, and data after an upgrade request is not HTTP.
      if (isRight(request) && (await mayPass(request))) {
        if (!isOfBuild && !hasOpened(request)) response.setHeader('Set-Cookie', cookie)
        delete request.headers.authorization
        return true
      }
      const isLimited = passwordIn(request) !== undefined && (await isAboveLimit(request))
      limitUnreadBody(request, response)
      for (const { key, value } of headers) response.setHeader(key, value)
      const { title, text, tooMany } = copy.locked
      const challenge = { 'WWW-Authenticate': 'Basic realm="Site", charset="UTF-8"' }
      response.writeHead(isLimited ? 429 : 401, {
        ...(isLimited ? { 'Retry-After': WRONG_PASSWORD_LIMIT.duration } : challenge),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'no-store',
      })
      response.end(plainPage(title, [`<p>${escapeUTF8(isLimited ? tooMany : text)}</p>`]))
      return false
    },
  }
}

function needsNoPassword(request: IncomingMessage): boolean {
  const path = pathOf(request)
  return OPEN_PATHS.includes(path) || (CHALLENGE.test(path) && existsSync(publicFile(path)))
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

/** The password of a request, for any user name; undefined without one. */
function passwordIn({ headers }: IncomingMessage): string | undefined {
  const [, code] = /^basic +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  const pair = code === undefined ? '' : Buffer.from(code, 'base64').toString()
  const colon = pair.indexOf(':')
  return colon < 0 ? undefined : pair.slice(colon + 1)
}

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { escapeUTF8 } from 'entities'
import type { Environment } from '@/lib/engine/environment/environment'
import type { SiteHeaders } from '@/lib/engine/headers/security-headers'
import { publicFile } from '@/lib/engine/pictures/public-files'
import { copy } from '@/lib/engine/port/copy'
import { counting, take } from '@/lib/engine/process/limiters'
import { isSameSecret } from '@/lib/engine/process/same-secret'
import { senderOf } from '@/lib/engine/routing/client-address'
import { plainPage } from '@/lib/engine/text/plain-page'
import { limitRest } from './posts'
import { keepPrivate } from './private'
import { WRONG } from './server-limits'

/** The platform and whatever watches the site have no password. */
const OPEN = ['/api/health', '/api/revalidate']

/** Nor has the authority that issues its certificate. */
const CHALLENGE = /^\/\.well-known\/acme-challenge\/[\w-]+$/

/** What asks for SITE_PASSWORD before anything else of the site answers; undefined where there is none. */
export function lockOf({ sitePassword: password, trustedProxyHops }: Environment) {
  if (password === undefined) return undefined

  /** Counted by the network: right answers never wait, so nobody else there is troubled. */
  async function slowDown(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    const client = trustedProxyHops === 0 ? (request.socket.remoteAddress ?? '') : forwarded
    const { network } = senderOf(client, trustedProxyHops)
    const limit = { keyPrefix: 'password', points: 1, duration: 60 }
    const tries = await counting((limiterOf) => take(limiterOf(limit), network))
    const patience = sleep(Math.min(tries * WRONG.stepMs, WRONG.longestMs))
    await Promise.race([patience, once(response, 'close')])
  }

  /** Whether a request brings the password, or needs none. What follows does not see it. */
  function isOpenTo(request: IncomingMessage): boolean {
    const path = pathOf(request)
    if (OPEN.includes(path) || (CHALLENGE.test(path) && existsSync(publicFile(path)))) return true
    if (!isSameSecret(passwordIn(request) ?? '', password ?? '')) return false
    delete request.headers.authorization
    return true
  }

  return {
    isOpenTo,

    /** The same. No cache in front may keep the answer. */
    opens(request: IncomingMessage, response: ServerResponse): boolean {
      if (!pathOf(request).startsWith('/_next/static/')) keepPrivate(response)
      return isOpenTo(request)
    },

    async refuse(request: IncomingMessage, response: ServerResponse, headers: SiteHeaders): Promise<void> {
      limitRest(request, response)
      if (passwordIn(request) !== undefined) await slowDown(request, response)
      for (const { key, value } of headers) response.setHeader(key, value)
      response.writeHead(401, {
        'WWW-Authenticate': 'Basic realm="Site", charset="UTF-8"',
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'no-store',
      })
      response.end(plainPage(copy.locked.title, [`<p>${escapeUTF8(copy.locked.text)}</p>`]))
    },
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

/** Of any user; undefined where a request has none. */
function passwordIn({ headers }: IncomingMessage): string | undefined {
  const [, code] = /^basic +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  const pair = code === undefined ? '' : Buffer.from(code, 'base64').toString()
  const colon = pair.indexOf(':')
  return colon < 0 ? undefined : pair.slice(colon + 1)
}

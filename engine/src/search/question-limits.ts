import { escapeUTF8 } from 'entities'
import { currentEnvironment } from '../environment/current-environment'
import { siteConfig } from '../port/config'
import { copy } from '../port/copy'
import { routes } from '../port/routes'
import { isOverSenderLimit } from '../process/limiters'
import { type Sender, senderOf } from '../routing/client-address'
import { plainPage } from '../text/plain-page'

/* Limits the questions per address and network, since each question costs the server work. */

const perMinute = siteConfig.search ? siteConfig.search.perMinute : 0

/** Counts a question. True above the limit. */
export function isAboveLimit(sender: Sender): Promise<boolean> {
  return isOverSenderLimit('search', perMinute, sender)
}

/** The response to a question above the limit; undefined below it. A Next.js page could not have status 429, and would cost a render. */
export async function tooMany(forwardedFor: string | null): Promise<Response | undefined> {
  // The page of a disabled search is a 404.
  if (siteConfig.search === false) return undefined
  if (!(await isAboveLimit(senderOf(forwardedFor, currentEnvironment().trustedProxyHops)))) return undefined
  const { status, headers, text } = tooManyPage()
  return new Response(text, { status, headers })
}

export function tooManyPage() {
  const [text, contact] = [copy.search.tooMany.text, copy.pages.contact].map(escapeUTF8)
  const parts = [`<p>${text}</p><p><a href="${routes.contact}">${contact}</a></p>`]
  return {
    status: 429,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' },
    text: plainPage(copy.search.tooMany.title, parts),
  }
}

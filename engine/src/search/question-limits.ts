import { escapeUTF8 } from 'entities'
import { currentEnvironment } from '@/engine/src/environment/current-environment'
import { siteConfig } from '@/engine/src/port/config'
import { copy } from '@/engine/src/port/copy'
import { routes } from '@/engine/src/port/routes'
import { isOverSenderLimit } from '@/engine/src/process/limiters'
import { type Sender, senderOf } from '@/engine/src/routing/client-address'
import { plainPage } from '@/engine/src/text/plain-page'

/* How many questions one address, and the network around it, may ask: each question costs the server work. */

const perMinute = siteConfig.search ? siteConfig.search.perMinute : 0

export function isOneTooMany(sender: Sender): Promise<boolean> {
  return isOverSenderLimit('search', perMinute, sender)
}

/** The answer to a question above the limit; undefined below it. It is no page of Next.js, which cannot have status 429 and costs a render. */
export async function tooMany(forwardedFor: string | null): Promise<Response | undefined> {
  // The page of a search that is switched off is a 404.
  if (siteConfig.search === false) return undefined
  if (!(await isOneTooMany(senderOf(forwardedFor, currentEnvironment().trustedProxyHops)))) return undefined
  const [text, contact] = [copy.search.tooMany.text, copy.pages.contact].map(escapeUTF8)
  const parts = [`<p>${text}</p><p><a href="${routes.contact}">${contact}</a></p>`]
  return new Response(plainPage(copy.search.tooMany.title, parts), {
    status: 429,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' },
  })
}

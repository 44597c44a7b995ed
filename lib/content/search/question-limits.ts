import { escapeUTF8 } from 'entities'
import { currentEnvironment } from '@/lib/environment/current-environment'
import { counting, take } from '@/lib/environment/process/limiters'
import { type Sender, senderOf } from '@/lib/routing/client-address'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'

/* How many questions one address, and the network around it, may ask: each question costs the server work. */

const NETWORK_OF_ADDRESSES = 4

const perAddress = siteConfig.search ? siteConfig.search.perMinute : 0
const ofAddress = { keyPrefix: 'search-address', points: perAddress, duration: 60 }
const ofNetwork = { keyPrefix: 'search-network', points: NETWORK_OF_ADDRESSES * perAddress, duration: 60 }

export async function isOneTooMany({ address, network }: Sender): Promise<boolean> {
  return counting(async (limiterOf) => {
    const [byAddress, byNetwork] = await Promise.all([
      take(limiterOf(ofAddress), address),
      take(limiterOf(ofNetwork), network),
    ])
    return byAddress > ofAddress.points || byNetwork > ofNetwork.points
  })
}

/** The answer to a question above the limit; undefined below it. It is no page of Next.js, which cannot have status 429 and costs a render. */
export async function tooMany(forwardedFor: string | null): Promise<Response | undefined> {
  // The page of a search that is switched off is a 404.
  if (siteConfig.search === false) return undefined
  if (!(await isOneTooMany(senderOf(forwardedFor, currentEnvironment().trustedProxyHops)))) return undefined
  const [title, text, contact] = [
    copy.search.tooMany.title,
    copy.search.tooMany.text,
    copy.pages.contact,
  ].map(escapeUTF8)
  const page = `<!doctype html>
<html lang="pt-PT"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui;padding:2rem}</style>
<h1>${title}</h1><p>${text}</p><p><a href="${routes.contact}">${contact}</a></p></html>`
  return new Response(page, {
    status: 429,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' },
  })
}

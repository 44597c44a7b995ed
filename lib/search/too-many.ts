import { NextResponse } from 'next/server'
import { html } from '@/lib/content/html'
import { currentEnvironment } from '@/lib/environment/current-environment'
import { senderOf } from '@/lib/routing/client-address'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { isOneTooMany } from './limits'

/** The answer to a question above the limit; undefined below it. It is no page of Next.js, which cannot have status 429 and costs a render. */
export async function tooMany(forwardedFor: string | null): Promise<NextResponse | undefined> {
  // The page of a search that is switched off is a 404.
  if (siteConfig.search === false) return undefined
  if (!(await isOneTooMany(senderOf(forwardedFor, currentEnvironment().trustedProxyHops)))) return undefined
  const { title, text } = copy.search.tooMany
  const page = html`<!doctype html>
<html lang="pt-PT"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui;padding:2rem}</style>
<h1>${title}</h1><p>${text}</p><p><a href="${routes.contact}">${copy.pages.contact}</a></p></html>`
  return new NextResponse(page.text, {
    status: 429,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' },
  })
}

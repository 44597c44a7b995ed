import { hash } from 'node:crypto'
import { type Environment, isLoopback } from '../environment/environment'
import { host } from '../environment/host'
import { campaignScript, formScript, galleryScript } from '../inline-scripts/scripts'
import { ASSET_PATH } from '../platform/assets'
import { siteConfig } from '../port/config'
import type { Embed } from '../port/settings'
import { isDevelopment } from '../process/mode'
import { prefetchRules } from '../routing/prefetch-rules'
import { announcementScript } from './announcement'
import { permissionsPolicy } from './embeds'
import {
  activeScripts,
  consentScript,
  consentScripts,
  scriptOrigins,
  scriptsLoader,
} from './third-party-scripts'

export const POLICY = 'Content-Security-Policy'
export const ROBOTS = 'X-Robots-Tag'

export type SiteHeaders = readonly { key: string; value: string }[]

const templateScripts = [
  prefetchRules,
  formScript,
  galleryScript,
  ...(siteConfig.leadOrigin === 'campaign' ? [campaignScript] : []),
]

/** Allows any inline script: in `next dev`, on hosts that cache pages, and on dynamic pages, whose scripts are not known in advance. */
export const anyInlineScript = ["'unsafe-inline'"]

/** The source expression with which a policy allows one inline script. */
export function scriptHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/** The headers of every response. The policy allows the template's inline scripts. A page with those of Next.js has its own (`engine/src/server/way-out.ts`). */
export function siteHeaders(environment: Environment, embeds: readonly Embed[] = []) {
  const allowsAnyScript = isDevelopment() || host().hasOnePolicy
  const scripts = allowsAnyScript ? anyInlineScript : []
  // A host with one policy for all pages fixes it at build time, so it cannot list the origins of the content.
  const files = host().hasOnePolicy ? ['https:'] : []
  return [
    { key: POLICY, value: sitePolicy(environment, scripts, files, embeds) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    // `no-referrer` would make a form without JavaScript send `Origin: null`, which is refused.
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: permissionsPolicy(embeds) },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    // Browsers obey HSTS over https only. Subdomains are left out: they are the client's decision.
    ...(isDevelopment() ? [] : [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]),
    ...(environment.isPreview ? [{ key: ROBOTS, value: 'noindex' }] : []),
  ]
}

/** The policy of a page, with hashes or a nonce for its inline scripts, and with the content's unconfigured file origins. */
export function sitePolicy(
  environment: Environment,
  inlineScripts: readonly string[],
  fileOrigins: readonly string[],
  embeds: readonly Embed[] = [],
): string {
  const { platformOrigin, assetOrigins } = environment
  const files = [...new Set([platformOrigin + ASSET_PATH, ...assetOrigins, ...fileOrigins])]
  const isLocal = isLoopback(new URL(platformOrigin).hostname)
  // A page that was rendered before the announcement expired still has its script, which hides it.
  const announcement = announcementScript(0)
  const loaders = [scriptsLoader(environment), consentScript(environment), announcement].filter(
    (one) => one !== undefined,
  )
  const origins = scriptOrigins([...activeScripts(environment), ...consentScripts(environment)])
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // Browsers ignore `'unsafe-inline'` beside a hash.
      ...(inlineScripts === anyInlineScript
        ? anyInlineScript
        : [...[...templateScripts, ...loaders].map(scriptHash), ...inlineScripts]),
      ...origins,
      // `next dev` evaluates code, and uses a WebSocket.
      ...(isDevelopment() ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Stylesheets embed icons as `data:` URLs.
    'img-src': ["'self'", 'data:', ...files, ...origins, ...embeds.flatMap(({ img = [] }) => img)],
    'media-src': ["'self'", ...files],
    'connect-src': [
      "'self'",
      ...origins,
      ...embeds.flatMap(({ connect = [] }) => connect),
      ...(isDevelopment() ? ['ws:'] : []),
    ],
    // Any https iframe is allowed, since the content chooses the provider of a map.
    'frame-src': [
      "'self'",
      'https:',
      ...embeds.flatMap(({ frame = [] }) => frame),
      ...(isLocal ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...siteConfig.formOrigins],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

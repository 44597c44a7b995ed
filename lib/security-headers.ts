import { scriptHash } from './next/script-hash'
import { ASSET_PATH } from './platform/assets'
import { type Environment, isLoopback } from './platform/environment'
import { hostKeepsPages } from './platform/host'
import { prefetchRules } from './prefetch-rules'
import { activeScripts, scriptOrigins, scriptsLoader } from './scripts'

interface Surroundings extends Pick<Environment, 'platformOrigin' | 'assetOrigins'> {
  /** `next dev`, which evaluates code and talks over a web socket. */
  isDevelopment: boolean
  /** Origins of scripts that an agency has added, and what loads them. */
  scriptOrigins: readonly string[]
  loader?: string | undefined
}

export const POLICY = 'Content-Security-Policy'

/** For pages whose inline scripts nobody can name in advance: those of `next dev`, of a host that keeps the pages, and dynamic ones. */
export const anyInlineScript = ["'unsafe-inline'"]

/** The headers of every response. The policy allows no inline script; a page brings one of its own (`lib/light-pages.ts`). */
export function securityHeaders(surroundings: Surroundings): { key: string; value: string }[] {
  const isLoose = surroundings.isDevelopment || hostKeepsPages()
  return [
    { key: POLICY, value: contentPolicy(surroundings, isLoose ? anyInlineScript : []) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    // Not `no-referrer`: a form without JavaScript would then send `Origin: null`, which is refused.
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    // Browsers heed it over https only. Subdomains are the client's own business.
    ...(surroundings.isDevelopment ? [] : [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]),
  ]
}

/** The same for this site as it is configured. */
export function siteHeaders(environment: Environment): { key: string; value: string }[] {
  const headers = securityHeaders(surroundingsOf(environment))
  return environment.isPreview ? [...headers, { key: 'X-Robots-Tag', value: 'noindex' }] : headers
}

/** The policy of a page with these inline scripts, as sources: hashes or a nonce. */
export function sitePolicy(environment: Environment, inlineScripts: readonly string[]): string {
  return contentPolicy(surroundingsOf(environment), inlineScripts)
}

function surroundingsOf(environment: Environment): Surroundings {
  const isDevelopment = process.env.NODE_ENV === 'development'
  return {
    ...environment,
    isDevelopment,
    scriptOrigins: scriptOrigins(activeScripts(environment)),
    loader: scriptsLoader(environment),
  }
}

function contentPolicy(
  { platformOrigin, assetOrigins, scriptOrigins, loader, isDevelopment }: Surroundings,
  inlineScripts: readonly string[],
): string {
  const files = [...new Set([platformOrigin + ASSET_PATH, ...assetOrigins])]
  const isLocal = isLoopback(new URL(platformOrigin).hostname)
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // Beside a hash browsers do not heed `'unsafe-inline'`.
      ...(inlineScripts === anyInlineScript
        ? anyInlineScript
        : [scriptHash(prefetchRules), ...(loader ? [scriptHash(loader)] : []), ...inlineScripts]),
      ...scriptOrigins,
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    // `data:` is how a stylesheet holds its icons.
    'img-src': ["'self'", 'data:', ...files, ...scriptOrigins],
    'media-src': ["'self'", ...files],
    'connect-src': ["'self'", ...scriptOrigins, ...(isDevelopment ? ['ws:'] : [])],
    // A map may be anybody's: the content says whose.
    'frame-src': ['https:', ...(isLocal ? ['http://localhost:*', 'http://127.0.0.1:*'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

import { ASSET_PATH } from './platform/assets'
import { type Environment, isLoopback } from './platform/environment'
import { activeScripts, scriptOrigins } from './scripts'

interface Surroundings extends Pick<Environment, 'platformOrigin' | 'assetOrigins'> {
  /** `next dev`, which evaluates code and talks over a web socket. */
  isDevelopment: boolean
  /** Origins of scripts that an agency has added. */
  scriptOrigins: readonly string[]
}

/**
 * The headers of every response. Pages are static, so the policy is too: a nonce would make every page dynamic, and lists
 * of hashes cannot follow renewed pages. Inline scripts are therefore allowed, and all else is as tight as content lets it.
 */
export function securityHeaders(surroundings: Surroundings): { key: string; value: string }[] {
  return [
    { key: 'Content-Security-Policy', value: contentPolicy(surroundings) },
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
  const isDevelopment = process.env.NODE_ENV === 'development'
  return securityHeaders({
    ...environment,
    isDevelopment,
    scriptOrigins: scriptOrigins(activeScripts(environment)),
  })
}

function contentPolicy({ platformOrigin, assetOrigins, scriptOrigins, isDevelopment }: Surroundings): string {
  const files = [...new Set([platformOrigin + ASSET_PATH, ...assetOrigins])]
  const isLocal = isLoopback(new URL(platformOrigin).hostname)
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'unsafe-inline'",
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

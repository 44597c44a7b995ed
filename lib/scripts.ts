import { site } from '../site.config'
import { type Environment, isLoopback } from './platform/environment'

/** A script of others that every page of the live site loads, without waiting for it. */
export interface AddedScript {
  /** An https address, or a path below `public/`. */
  src: string
  /** What the provider asks for: `{ 'data-domain': 'cliente.pt' }`. */
  attributes?: Record<`data-${string}`, string>
  /** Origins that it calls or loads from, besides its own. */
  origins?: string[]
}

type Place = Pick<Environment, 'isPreview' | 'siteUrl' | 'siteUrlIsKnown'>

/** Those that this deployment can load: none in development, on previews, on a local address as in tests, and without SITE_URL. */
export function activeScripts({ isPreview, siteUrl, siteUrlIsKnown }: Place): AddedScript[] {
  const isLive =
    process.env.NODE_ENV === 'production' &&
    !isPreview &&
    siteUrlIsKnown &&
    !isLoopback(new URL(siteUrl).hostname)
  return isLive ? site.scripts : []
}

/**
 * Loads them, in the browser: one kept page is the answer under every name that the server has, and only visits under that of
 * SITE_URL are the client's. Undefined when there is nothing to load.
 */
export function scriptsLoader(place: Place): string | undefined {
  const scripts = activeScripts(place).map(({ src, attributes }) => [src, attributes ?? {}])
  if (scripts.length === 0) return undefined
  const data = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  return `if (location.host === ${data(new URL(place.siteUrl).host)}) for (const [src, attributes] of ${data(scripts)}) {
const script = document.createElement('script')
for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
document.head.append(Object.assign(script, { async: false, src }))
}`
}

/** Where scripts may be loaded from, and what they may call. */
export function scriptOrigins(scripts: readonly AddedScript[]): string[] {
  const own = scripts.flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src).origin]))
  return [...new Set([...own, ...scripts.flatMap(({ origins = [] }) => origins)])]
}

/** What is wrong in the list, a sentence each. */
export function scriptProblems(scripts: readonly AddedScript[]): string[] {
  const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'
  return scripts.flatMap(({ src, origins = [] }) => [
    ...(/^\/(?!\/)/.test(src) || isHttps(src)
      ? []
      : [`scripts: "${src}" must be an https address, or a path such as /stats.js`]),
    ...origins
      .filter((origin) => !isHttps(origin) || new URL(origin).origin !== origin)
      .map((origin) => `scripts: "${origin}" must be an origin: scheme and host, nothing after them`),
  ])
}

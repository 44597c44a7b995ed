import { site } from '../site.config'

/** A script of others that every page loads, without waiting for it. */
export interface AddedScript {
  /** An https address, or a path below `public/`. */
  src: string
  /** What the provider asks for: `{ 'data-domain': 'cliente.pt' }`. */
  attributes?: Record<`data-${string}`, string>
  /** Origins that it calls or loads from, besides its own. */
  origins?: string[]
}

/** Those that this deployment loads: visits to previews and in development are not to be counted. */
export function activeScripts({ isPreview }: { isPreview: boolean }): AddedScript[] {
  return process.env.NODE_ENV === 'production' && !isPreview ? site.scripts : []
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

import { scriptHash } from '../../headers/script-hash'
import type { ClientModule } from './client-modules'
import { componentIds, flightIn, isDrawnByScript, nextScripts } from './next-scripts'

/** A page as Next.js 16.4 has rendered it. */
export interface FullPage {
  html: string
  /** Whether the scripts run whatever the page has: `instrumentation-client`. */
  runsAlways: boolean
}

export interface LightPage {
  html: string
  /** Sources for the content security policy of this page: the hashes of the inline scripts of Next.js that it keeps. */
  scriptHashes: string[]
}

/**
 * A page without client components of the site, and without `instrumentation-client`, loses the scripts of Next.js and the flight data. Any other page stays exactly as
 * Next.js has made it.
 */
export function lightPage(page: FullPage, modules: ReadonlyMap<string, ClientModule>): LightPage {
  const { html, runsAlways } = page
  const scripts = nextScripts(html)
  const isWhole =
    runsAlways || isDrawnByScript(html) || componentsWithScript(flightIn(scripts), modules).length > 0
  return isWhole
    ? { html, scriptHashes: scripts.filter(({ isInline }) => isInline).map(({ text }) => scriptHash(text)) }
    : { html: without(html, scripts), scriptHashes: [] }
}

/** The files of the client components in flight data that do something in the browser. */
export function componentsWithScript(flight: string, modules: ReadonlyMap<string, ClientModule>): string[] {
  const named = componentIds(flight).map((id) => modules.get(id))
  return named.flatMap((module) => (module?.needsScript ? module.file : []))
}

/** The HTML without these scripts, and without the links that preload scripts of Next.js. */
function without(html: string, scripts: { from: number; to: number }[]): string {
  const kept: string[] = []
  let at = 0
  for (const { from, to } of scripts) {
    kept.push(html.slice(at, from))
    at = to
  }
  return [...kept, html.slice(at)]
    .join('')
    .replaceAll(PRELOADS, (link) => (link.includes('/_next/static/') ? '' : link))
}

const PRELOADS = /<link rel="preload" as="script" [^<>]*>/g

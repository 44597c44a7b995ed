import { hasClientInstrumentation } from '../environment/build-facts'
import type { Environment } from '../environment/environment'
import { anyInlineScript, POLICY, sitePolicy } from '../headers/security-headers'
import { type ClientModule, readClientModules } from '../next/light-page/client-modules'
import { lightPage } from '../next/light-page/light-page'
import type { KeptPages } from '../next/page-cache/cached-page'
import { isOfAgency } from '../pages/cache/judge-kept-page'
import { logOnce } from '../platform/log'

/**
 * Makes pages light, in place. A page of the template that keeps the scripts of Next.js gets a content security policy with their hashes.
 * A page of an agency's with scripts may run any inline script, as one of `next/script`. So may a page that Next.js has written in an
 * unknown way. The log says so.
 */
export function pageLightener(environment: Environment): KeptPages['lighten'] {
  let modules: Map<string, ClientModule> | undefined
  return (page, serverDir) => {
    const policyFor = (sources: readonly string[]) => {
      page.headers = { ...page.headers, [POLICY.toLowerCase()]: sitePolicy(environment, sources) }
    }
    try {
      modules ??= readClientModules(serverDir)
      if (page.rscData === undefined) throw new SyntaxError('a page without flight data')
      const full = { html: page.html, flight: page.rscData, runsAlways: hasClientInstrumentation() }
      const { html, scriptHashes } = lightPage(full, modules)
      page.html = html
      const tags = String(page.headers?.['x-next-cache-tags'] ?? '').split(',')
      const isOwn = scriptHashes.length > 0 && page.status !== 404 && isOfAgency(tags)
      policyFor(isOwn ? anyInlineScript : scriptHashes)
    } catch (error) {
      logOnce(
        `pages keep their scripts, which this version of Next.js writes in an unknown way: ${String(error)}`,
      )
      policyFor(anyInlineScript)
    }
  }
}

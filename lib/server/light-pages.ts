import { hasClientInstrumentation } from '../environment/build-facts'
import type { Environment } from '../environment/environment'
import { anyInlineScript, POLICY, sitePolicy } from '../headers/security-headers'
import { type ClientModule, readClientModules } from '../next/light-page/client-modules'
import { lightPage } from '../next/light-page/light-page'
import type { KeptPages } from '../next/page-cache/cached-page'
import { logOnce } from '../platform/log'

/**
 * Makes pages light, in place. A page that keeps the scripts of Next.js gets a content security policy for its own inline scripts. So does
 * a page that Next.js has written in an unknown way. The log says so.
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
      policyFor(scriptHashes)
    } catch (error) {
      logOnce(
        `pages keep their scripts, which this version of Next.js writes in an unknown way: ${String(error)}`,
      )
      policyFor(anyInlineScript)
    }
  }
}

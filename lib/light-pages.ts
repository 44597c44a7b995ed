import { type ClientModule, readClientModules } from './next/client-modules'
import { lightPage } from './next/light-page'
import type { Environment } from './platform/environment'
import { logOnce } from './platform/log'
import { anyInlineScript, POLICY, sitePolicy } from './security-headers'

/** A page in Next.js' cache, as `page-cache.cjs` hands it over. */
interface CachedPage {
  html: string
  rscData?: Uint8Array
  headers?: Record<string, unknown>
}

/**
 * Makes pages light, in place, and gives each the policy of its own inline scripts. A page that Next.js has written in an unknown way
 * stays as it is, and the log says so.
 */
export function pageLightener(environment: Environment): (page: CachedPage, serverDir: string) => void {
  let modules: Map<string, ClientModule> | undefined
  return (page, serverDir) => {
    const policyFor = (sources: readonly string[]) => {
      page.headers = { ...page.headers, [POLICY.toLowerCase()]: sitePolicy(environment, sources) }
    }
    try {
      modules ??= readClientModules(serverDir)
      if (page.rscData === undefined) throw new SyntaxError('a page without flight data')
      const { html, scriptHashes } = lightPage({ html: page.html, flight: page.rscData }, modules)
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

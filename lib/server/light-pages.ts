import { buildFolder, hasClientInstrumentation } from '../environment/build-facts'
import { type ClientModule, readClientModules } from '../next/light-page/client-modules'
import { type LightPage, lightPage } from '../next/light-page/light-page'
import { logOnce } from '../platform/log'

/**
 * Makes pages light. A page that Next.js has written in an unknown way stays as it is, and the log says so. Which inline scripts it has is
 * not known then.
 */
export function pageLightener(): (html: string) => LightPage | { html: string; scriptHashes: undefined } {
  let modules: Map<string, ClientModule> | undefined
  return (html) => {
    try {
      modules ??= readClientModules(buildFolder('server'))
      return lightPage({ html, runsAlways: hasClientInstrumentation() }, modules)
    } catch (error) {
      logOnce(
        `pages keep their scripts, which this version of Next.js writes in an unknown way: ${String(error)}`,
      )
      return { html, scriptHashes: undefined }
    }
  }
}

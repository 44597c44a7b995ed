import { type LoadedScript, loadScript } from './load-script'

/*
 * Loads the scripts that site.config.ts adds, when the page is visited under the host name of SITE_URL. The browser checks the name, because
 * the same cached page is served under every name of the server.
 */

export interface AddedScripts {
  host: string
  scripts: LoadedScript[]
}

declare global {
  interface Window {
    /** `lib/routing/headers/third-party-scripts.ts` writes it before this script. */
    addedScripts: AddedScripts
  }
}

const { host, scripts } = window.addedScripts

if (location.host === host) scripts.forEach(loadScript)

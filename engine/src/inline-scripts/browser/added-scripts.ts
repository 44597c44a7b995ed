import { type LoadedScript, loadScript } from './load-script'

/* Loads the scripts of site/config.ts under the host name of SITE_URL. The browser checks it: one cached page is served under every name. */

export interface AddedScripts {
  host: string
  scripts: LoadedScript[]
}

declare global {
  interface Window {
    /** `engine/src/headers/third-party-scripts.ts` writes it before this script. */
    addedScripts: AddedScripts
  }
}

const { host, scripts } = window.addedScripts

if (location.host === host) scripts.forEach(loadScript)

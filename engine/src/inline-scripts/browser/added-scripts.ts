import { type LoadedScript, loadScript } from './load-script'

/* Loads the scripts of site/config.ts under the host name of SITE_URL. The browser checks it, since one cached page serves every name. */

export interface AddedScripts {
  host: string
  scripts: LoadedScript[]
}

declare global {
  interface Window {
    /** The data of this script, which `engine/src/headers/third-party-scripts.ts` sets ahead of it. */
    addedScripts: AddedScripts
  }
}

const { host, scripts } = window.addedScripts

if (location.host === host) scripts.forEach(loadScript)

/*
 * Loads the scripts that site.config.ts adds, when the page is visited under the host name of SITE_URL. The browser checks the name, because
 * the same cached page is served under every name of the server.
 */

export interface AddedScripts {
  host: string
  scripts: { src: string; attributes: Record<string, string> }[]
}

declare global {
  interface Window {
    /** `lib/routing/headers/third-party-scripts.ts` writes it before this script. */
    addedScripts: AddedScripts
  }
}

const { host, scripts } = window.addedScripts

for (const { src, attributes } of location.host === host ? scripts : []) {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(Object.assign(script, { async: false, src }))
}

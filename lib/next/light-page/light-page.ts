import { scriptHash } from '../../headers/script-hash'
import type { ClientModule } from './client-modules'
import { buildMark, clientComponents } from './flight'
import { inlineData, type NextScript, nextScripts } from './next-scripts'
import { scriptLoader } from './script-loader'

/** A page as Next.js 16.4 has rendered it. */
export interface FullPage {
  html: string
  flight: Uint8Array
  /** Whether the flight data of this page can be requested from the page's address. */
  hasDataAddress: boolean
}

export interface LightPage {
  html: string
  /** Sources for the content security policy of this page: the hashes of the inline scripts that it needs, and no others. */
  scriptHashes: string[]
}

/**
 * Removes what a page does not need. A page without client components of the site loses the scripts of Next.js and the flight data.
 * Any other page loads both when the first of these components is reached. A page that is already light stays as it is.
 * @throws SyntaxError when Next.js has written the page in an unknown way
 */
export function lightPage(page: FullPage, modules: ReadonlyMap<string, ClientModule>): LightPage {
  const { html, flight } = page
  const scripts = nextScripts(html)
  const inline = scripts.filter(({ kind }) => kind !== 'file')
  const files = scripts.filter(({ kind }) => kind === 'file')
  if (files.length === 0 || html.includes(SHELL)) return { html, scriptHashes: hashes(inline) }
  if (html.includes('<template id="B:'))
    throw new SyntaxError('a page with parts that a script puts into place')
  const components = clientComponents(flight).filter(({ moduleId }) => isOfSite(moduleId, modules))
  if (components.length === 0) return { html: without(html, scripts), scriptHashes: [] }
  const mark = (canFetchData(page, scripts) && buildMark(flight)) || ''
  const kept = inline.filter(({ kind }) => kind === 'start' || mark === '')
  const loader = scriptLoader({
    sources: files.flatMap(({ src }) => src || []),
    places: components.map(({ place }) => place),
    mark,
  })
  const rest = without(
    html,
    scripts.filter((script) => !kept.includes(script)),
  )
  const end = rest.lastIndexOf('</body>')
  if (end < 0) throw new SyntaxError('a page without an end of its body')
  return {
    html: `${rest.slice(0, end)}<script>${loader}</script>${rest.slice(end)}`,
    scriptHashes: hashes([...kept, { text: loader }]),
  }
}

/** Whether the data at the page's address is what the page has inline. */
function canFetchData({ flight, hasDataAddress }: FullPage, scripts: NextScript[]): boolean {
  return hasDataAddress && inlineData(scripts) === Buffer.from(flight).toString()
}

function hashes(scripts: { text: string }[]): string[] {
  return scripts.map(({ text }) => scriptHash(text))
}

/** The mark of a page that a script draws as a whole in the browser. Such a page stays as it is. */
const SHELL = '<html id="__next_error__"'

function isOfSite(moduleId: string, modules: ReadonlyMap<string, ClientModule>): boolean {
  const module = modules.get(moduleId)
  if (module === undefined) throw new SyntaxError(`a client component that no route names: ${moduleId}`)
  return module.isOfSite
}

/** The HTML without these scripts, and without the links that preload scripts of Next.js. */
function without(html: string, scripts: NextScript[]): string {
  const kept: string[] = []
  let at = 0
  for (const { from, to } of scripts.toSorted((one, other) => one.from - other.from)) {
    kept.push(html.slice(at, from))
    at = to
  }
  return [...kept, html.slice(at)]
    .join('')
    .replaceAll(PRELOADS, (link) => (link.includes('/_next/static/') ? '' : link))
}

const PRELOADS = /<link rel="preload" as="script" [^<>]*>/g

import { buildFolder, hasClientInstrumentation } from '../../environment/build-facts'
import { scriptHash } from '../../headers/security-headers'
import { logOnce } from '../../process/log'
import { type ClientModule, readClientModules } from './client-modules'
import { componentIds, flightIn, isDrawnByScript, nextScripts } from './next-scripts'

interface LightPage {
  html: string
  /** Hashes of the inline Next.js scripts that the page keeps, for its policy; undefined if unknown. */
  scriptHashes: string[] | undefined
}

let builtModules: Map<string, ClientModule> | undefined

/** Makes a page light. A page in a format that this code does not know stays as it is, which is logged. */
export function lighten(html: string): LightPage {
  try {
    builtModules ??= readClientModules(buildFolder('server'))
    return lightPage(html, builtModules)
  } catch (error) {
    logOnce(`pages keep their scripts, which this version of Next.js writes in an unknown format: ${error}`)
    return { html, scriptHashes: undefined }
  }
}

/** Removes Next.js' scripts and flight data from a page without client components or `instrumentation-client`. Other pages stay unchanged. */
export function lightPage(html: string, modules: ReadonlyMap<string, ClientModule>): LightPage {
  const scripts = nextScripts(html)
  const flight = flightIn(scripts)
  // Without flight data, the client components of the page are unknown.
  if (scripts.length > 0 && flight === '' && !isDrawnByScript(html)) throw new Error('no flight data')
  const needsScripts =
    hasClientInstrumentation() || isDrawnByScript(html) || componentsWithScript(flight, modules).length > 0
  return needsScripts
    ? { html, scriptHashes: scripts.filter(({ isInline }) => isInline).map(({ text }) => scriptHash(text)) }
    : { html: without(html, scripts), scriptHashes: [] }
}

/** The files of the client components in flight data that do something in the browser. */
export function componentsWithScript(flight: string, modules: ReadonlyMap<string, ClientModule>): string[] {
  const named = componentIds(flight).map((id) => modules.get(id))
  return named.flatMap((module) => (module?.needsScript ? module.file : []))
}

/** The page without these scripts. Each part is copied once, since a large page has hundreds of scripts. */
function without(html: string, scripts: { from: number; to: number }[]): string {
  const ends = [0, ...scripts.map(({ to }) => to)]
  const parts = ends.map((end, index) => html.slice(end, scripts[index]?.from))
  return parts
    .join('')
    .replaceAll(PRELOADS, (link) => (link.includes('/_next/static/') ? '' : link))
    .replaceAll(EMPTY_ACTION, '')
}

const PRELOADS = /<link rel="preload" as="script" [^<>]*>/g
/** Next.js adds an empty `action` to each form with a server action. HTML does not allow an empty one. */
const EMPTY_ACTION = / action=""(?= encType="multipart\/form-data" method="POST")/g

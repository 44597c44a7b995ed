import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from './routes'

/* What `vercel build` has left: the parts of the Build Output API (version 3) that a site of Next.js uses. */

export interface ImageRules {
  sizes: number[]
  qualities: number[]
  formats: string[]
  remotePatterns: { protocol: string; hostname: string; port?: string; pathname?: string }[]
  localPatterns: { pathname: string; search?: string }[]
}

interface Configuration {
  routes: Route[]
  images: ImageRules
  overrides: Record<string, { path?: string; contentType?: string }>
}

export interface Prerender {
  /** Seconds; false for ever. */
  expiration: number | false
  group?: number
  fallback: { fsPath: string; contentType?: string } | null
  initialHeaders?: Record<string, string>
  initialStatus?: number
  allowQuery?: string[]
  experimentalBypassFor?: { type: string; key: string; value?: string }[]
}

export interface FunctionPlan {
  /** Its own, or the one that it shares with others. */
  folder: string
  configuration: { useWebApi?: boolean; filePathMap?: Record<string, string> }
}

interface StaticFile {
  file: string
  contentType: string | undefined
}

export interface Output {
  configuration: Configuration
  /** By path, without the first slash. */
  functions: Map<string, FunctionPlan>
  prerenders: Map<string, Prerender & { folder: string }>
  files: Map<string, StaticFile>
}

const FUNCTION = '.func'
const PRERENDER = '.prerender-config.json'

export function readOutput(folder: string): Output {
  const configuration: Configuration = json(join(folder, 'config.json'))
  const below = join(folder, 'functions')
  const names = readdirSync(below, { recursive: true, encoding: 'utf8' })
  return {
    configuration,
    functions: functionsIn(folder),
    prerenders: new Map(
      names
        .filter((name) => name.endsWith(PRERENDER))
        .map((name) => [
          name.slice(0, -PRERENDER.length),
          { ...json<Prerender>(join(below, name)), folder: join(below, name, '..') },
        ]),
    ),
    files: staticFiles(join(folder, 'static'), configuration.overrides),
  }
}

/** Each function by its path. */
export function functionsIn(output: string): Map<string, FunctionPlan> {
  const below = join(output, 'functions')
  return new Map(
    readdirSync(below, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(FUNCTION) && statSync(join(below, name)).isDirectory())
      .map((name) => {
        const folder = realpathSync(join(below, name))
        const configuration = json<FunctionPlan['configuration']>(join(folder, '.vc-config.json'))
        return [name.slice(0, -FUNCTION.length), { folder, configuration }]
      }),
  )
}

function staticFiles(folder: string, overrides: Configuration['overrides']): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => {
        const { path = name, contentType } = overrides[name] ?? {}
        return [path, { file: join(folder, name), contentType }]
      }),
  )
}

function json<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}

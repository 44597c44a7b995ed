import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
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
  /** The folder that the function was assembled in, from the files that its configuration names. */
  folder: string
  isWebApi: boolean
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

/** Reads an output whose functions were assembled by `assemble`. */
export function readOutput(folder: string): Output {
  const configuration: Configuration = json(join(folder, 'config.json'))
  const assembled: Record<string, FunctionPlan> = json(join(folder, 'assembled.json'))
  const below = join(folder, 'functions')
  const names = readdirSync(below, { recursive: true, encoding: 'utf8' })
  return {
    configuration,
    functions: new Map(
      functionFolders(below).map(({ name, real }) => {
        const plan = assembled[real]
        if (!plan) throw new Error(`${name} was not assembled`)
        return [name, plan]
      }),
    ),
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

/** Each function by its path, with the folder that it shares with others, below the same one. */
export function functionFolders(below: string): { name: string; real: string }[] {
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(FUNCTION) && statSync(join(below, name)).isDirectory())
    .map((name) => ({
      name: name.slice(0, -FUNCTION.length),
      real: relative(realpathSync(below), realpathSync(join(below, name))),
    }))
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

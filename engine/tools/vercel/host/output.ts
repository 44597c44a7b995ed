import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from './routes'

/* The output of `vercel build`: the parts of the Build Output API (version 3) that a Next.js site uses. */

export interface ImageRules {
  sizes: number[]
  qualities: number[]
  formats: string[]
  remotePatterns: { protocol: string; hostname: string; port: string; pathname: string; search?: string }[]
  localPatterns: { pathname: string; search?: string }[]
}

export interface Prerender {
  /** The folder of the fallback. */
  folder: string
  /** The lifetime in seconds. */
  expiration: number
  fallback: { fsPath: string; contentType?: string } | null
  initialHeaders?: Record<string, string>
  initialStatus?: number
  allowQuery?: string[]
  experimentalBypassFor?: { key: string; value?: string }[]
}

export interface FunctionPlan {
  /** The folder of the function, which several functions may share. */
  folder: string
  useWebApi?: boolean
  filePathMap: Record<string, string>
}

interface Configuration {
  routes: Route[]
  images: ImageRules
  overrides: Record<string, { path?: string; contentType?: string }>
}

/** The output, by path without the leading slash. */
export function readOutput(folder: string) {
  const { routes, images, overrides }: Configuration = json(join(folder, 'config.json'))
  return {
    routes,
    images,
    functions: functionsIn(folder),
    prerenders: byPath(join(folder, 'functions'), '.prerender-config.json', (file) => ({
      ...json<Prerender>(file),
      folder: join(file, '..'),
    })),
    files: new Map(
      [...byPath(join(folder, 'static'), '', (file) => file)]
        .filter(([, file]) => statSync(file).isFile())
        .map(([name, file]) => {
          const { path = name, contentType } = overrides[name] ?? {}
          return [path, { file, contentType }]
        }),
    ),
  }
}

/** All functions by path. */
export function functionsIn(output: string): Map<string, FunctionPlan> {
  return byPath(join(output, 'functions'), '.func', (link) => {
    const folder = realpathSync(link)
    return { filePathMap: {}, ...json<Partial<FunctionPlan>>(join(folder, '.vc-config.json')), folder }
  })
}

function byPath<T>(folder: string, ending: string, read: (path: string) => T): Map<string, T> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const fitting = names.filter((name) => name.endsWith(ending))
  return new Map(
    fitting.map((name) => [name.slice(0, name.length - ending.length), read(join(folder, name))]),
  )
}

function json<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}

import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readClientModules } from '../../lib/next/light-page/client-modules'
import { clientComponents } from '../../lib/next/light-page/flight'
import { siteEnvironment, stagePlan } from '../fixtures/stages'
import { nextCommand } from '../servers/next-program'

/* The modules in the script of a page, by the analysis of Next.js itself, and a record to compare them with. */

/** Gzipped bytes of each of our files and of each package, in the script of one route. */
export type Modules = Record<string, number>

const RECORD = join(import.meta.dirname, 'client-modules.json')
const OUTPUT = '.next-analyze'
const { folder } = stagePlan('mare-alta')

const part = z.object({
  type: z.literal('part'),
  filename: z.string().startsWith('[client-fs]').endsWith('.js'),
  source_path: z.string(),
  compressed_size: z.number(),
})

/** The files of the site's client components that flight data names. */
export function siteComponents(buildDir: string, flight: Uint8Array): string[] {
  const modules = readClientModules(join(buildDir, 'server'))
  const files = clientComponents(flight).map(({ moduleId }) => modules.get(moduleId))
  return files.flatMap((module) => (module?.isOfSite ? module.file : []))
}

/** Analyses the built site of the demo tenant. Its platform must be running. Takes about 20 seconds. */
export async function analyseRoutes(routes: readonly string[]): Promise<Record<string, Modules>> {
  const env = { ...siteEnvironment('mare-alta'), NEXT_DIST_DIR: OUTPUT }
  const options = { cwd: folder, env, maxBuffer: 2 ** 30 }
  const next = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [nextCommand, 'analyze', ...args], options)).stdout
  try {
    await next('--output')
    const analysed: Record<string, Modules> = {}
    for (const route of routes)
      analysed[route] = modulesOf(await next('export', '--route', route, '--dist-dir', OUTPUT))
    return analysed
  } finally {
    rmSync(join(folder, OUTPUT), { recursive: true, force: true })
  }
}

function modulesOf(jsonLines: string): Modules {
  const modules: Modules = {}
  for (const line of jsonLines.trim().split('\n')) {
    const { data } = part.safeParse(JSON.parse(line))
    if (!data) continue
    const path = data.source_path.replace('[project]/', '').replace(`${folder}/`, '')
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path
    modules[name] = (modules[name] ?? 0) + data.compressed_size
  }
  return Object.fromEntries(Object.entries(modules).sort())
}

export function writeRecord(routes: Record<string, Modules>): void {
  writeFileSync(RECORD, `${JSON.stringify(routes, null, 2)}\n`)
}

export function readRecord(route: string): Modules {
  return JSON.parse(readFileSync(RECORD, 'utf8'))[route] ?? {}
}

/** A line for each module that is new or has grown, the largest first. */
export function grownModules(before: Modules, now: Modules): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .map(({ name, bytes, more }) => `${name}: ${more} bytes more, ${bytes} in all`)
}

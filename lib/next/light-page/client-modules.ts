import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A module of a built site that runs in the browser. */
export interface ClientModule {
  file: string
  /** Part of the site, not of Next.js. */
  isOfSite: boolean
}

const manifest = z.object({
  clientModules: z.record(z.string(), z.object({ id: z.union([z.string(), z.number()]) })),
})

/**
 * The client modules of the built site, by id, from the manifest that Next.js 16.4 writes for each route. Error boundaries count as part
 * of Next.js, since they draw something only after a script has failed.
 * @param serverDir `.next/server`
 */
export function readClientModules(serverDir: string): Map<string, ClientModule> {
  const files = readdirSync(join(serverDir, 'app'), { recursive: true, encoding: 'utf8' })
  const manifests = files.filter((name) => name.endsWith('_client-reference-manifest.js'))
  const modules = new Map<string, ClientModule>()
  for (const name of manifests) {
    const source = readFileSync(join(serverDir, 'app', name), 'utf8')
    for (const [file, { id }] of Object.entries(modulesIn(source))) {
      modules.set(String(id), { file, isOfSite: !isFrameworks(file) })
    }
  }
  return modules
}

function isFrameworks(file: string): boolean {
  return file.includes('/node_modules/next/dist/') || (file.includes('/app/') && ERROR_BOUNDARY.test(file))
}

const ERROR_BOUNDARY = /\/(?:global-)?error\.[jt]sx?$/

/** A manifest is a script that assigns JSON. */
function modulesIn(source: string): z.infer<typeof manifest>['clientModules'] {
  const json = source.slice(source.indexOf('"] = ') + '"] = '.length).trimEnd()
  return manifest.parse(JSON.parse(json.endsWith(';') ? json.slice(0, -1) : json)).clientModules
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export interface ClientModule {
  file: string
  /** Whether the module does something in the browser: a client component of the site, or one of Next.js that a page uses. */
  needsScript: boolean
}

const manifest = z.object({
  clientModules: z.record(z.string(), z.object({ id: z.union([z.string(), z.number()]) })),
})

/** The client modules of the built site by id, from the manifest that Next.js 16.4 writes for each route in `.next/server`. */
export function readClientModules(serverDir: string): Map<string, ClientModule> {
  const files = readdirSync(join(serverDir, 'app'), { recursive: true, encoding: 'utf8' })
  const manifests = files.filter((name) => name.endsWith('_client-reference-manifest.js'))
  const modules = new Map<string, ClientModule>()
  for (const name of manifests) {
    const source = readFileSync(join(serverDir, 'app', name), 'utf8')
    for (const [file, { id }] of Object.entries(modulesIn(source))) {
      modules.set(String(id), { file, needsScript: needsScript(file) })
    }
  }
  return modules
}

function needsScript(file: string): boolean {
  // Modules that Next.js includes in every page, and `next/image`. `next/script`, `next/link` and `next/form` have other paths.
  if (OF_NEXT.test(file)) return false
  // An error boundary only renders something after a script has failed.
  if (file.includes('/app/') && ERROR_BOUNDARY.test(file)) return false
  // React runs such a component on the server only, to show the answer of an action (docs/extending.md).
  return !WITHOUT_SCRIPT.test(file)
}

const OF_NEXT =
  /\/node_modules\/next\/dist\/(?:esm\/)?(?:client\/components\/|client\/image-component\.|lib\/)/
const ERROR_BOUNDARY = /\/(?:global-)?error\.[jt]sx?$/
const WITHOUT_SCRIPT = /\.no-script\.[jt]sx?$/

/** The modules in a manifest, which is a script that assigns JSON. */
function modulesIn(source: string): z.infer<typeof manifest>['clientModules'] {
  const json = source.slice(source.indexOf('"] = ') + '"] = '.length).trimEnd()
  return manifest.parse(JSON.parse(json.endsWith(';') ? json.slice(0, -1) : json)).clientModules
}

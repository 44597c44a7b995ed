import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the pages and the content out of a copied build: what is left is code, which serves any tenant. Every page is then
 * made at its first view, as a page is that did not exist when a site was built.
 */
export function takeOutPages(buildDir: string): void {
  const app = join(buildDir, 'server/app')
  for (const entry of readdirSync(app, { recursive: true, withFileTypes: true })) {
    const isPage = entry.isFile() && /\.(html|rsc|meta|body)$/.test(entry.name)
    // Made of no content; Next.js 16 reads it from this file alone.
    if (isPage && !entry.name.startsWith('_global-error')) rmSync(join(entry.parentPath, entry.name))
  }
  rmSync(join(buildDir, 'cache'), { recursive: true, force: true })
}

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes the pages and the content from a copied build. The code that is left serves any tenant. Every page is then rendered at
 * its first view, like a page that did not exist when the site was built.
 */
export function takeOutPages(buildDir: string): void {
  const app = join(buildDir, 'server/app')
  for (const entry of readdirSync(app, { recursive: true, withFileTypes: true })) {
    const isPage = entry.isFile() && /\.(html|rsc|meta|body)$/.test(entry.name)
    // `_global-error` has no content, and Next.js 16 reads it from this file only.
    if (isPage && !entry.name.startsWith('_global-error')) rmSync(join(entry.parentPath, entry.name))
  }
  rmSync(join(buildDir, 'cache'), { recursive: true, force: true })
}

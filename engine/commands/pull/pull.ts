import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKSUMS, checksumsOf } from './checksums'
import { editsLost } from './edits'
import { fetchFiles } from './fetch-files'
import { namedFiles } from './named-files'
import { PullError } from './pull-error'
import { readTenant } from './read-tenant'

/**
 * Writes the tenant's content to a folder, completely or not at all.
 * @param mayOverwrite receives each file that was edited since the last pull
 * @returns the results, one line each
 * @throws PlatformError, ConfigurationError or PullError if nothing was written
 */
export async function pull(folder: string, mayOverwrite: (edits: string[]) => Promise<boolean>) {
  const [next, old] = [`${folder}.new`, `${folder}.old`]
  // A folder left by a pull that stopped between its last steps.
  if (existsSync(old) && !existsSync(folder)) renameSync(old, folder)
  for (const left of [next, old]) rmSync(left, { recursive: true, force: true })
  try {
    const { siteKey, version, resources, absent } = await readTenant()
    mkdirSync(next, { recursive: true })
    for (const [name, content] of [['tenant', { siteKey, version }] as const, ...resources])
      writeFileSync(join(next, `${name}.json`), json(content))
    const files = namedFiles(resources)
    const failures = await fetchFiles(files, join(next, 'assets'), join(folder, 'assets'))
    const edits = editsLost(folder, next)
    if (edits.length > 0 && !(await mayOverwrite(edits)))
      throw new PullError(
        `Edits here would be lost (${edits.length}): npm run pull -- --force overwrites them.`,
      )
    writeFileSync(join(next, CHECKSUMS), json(checksumsOf(next)))
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(next, folder)
    rmSync(old, { recursive: true, force: true })
    const lines = [
      `✓ ${siteKey}, contract ${version}: ${resources.size} resources and ${files.length - failures.length} files in ${folder}/`,
      ...absent.map((name) => `! ${name}: the platform does not have it yet`),
      ...failures.map((failure) => `! ${failure}`),
    ]
    return { lines, hasFailures: failures.length > 0 }
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

function json(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The files in a folder, below it too where wanted; none where there is no folder. */
export function namesIn(folder: string, { recursive = false } = {}): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [] : [slashed(relative(folder, join(entry.parentPath, entry.name)))],
  )
  // Those with a dot are a system's or a program's: `.DS_Store`, and `._equipa.md` beside `equipa.md` in a zip file of macOS.
  return names.filter((name) => !/(?:^|\/)\.[^/]*$/.test(name)).sort()
}

/** A path as addresses and git write it: Windows has another separator. */
export function slashed(path: string, separator = sep): string {
  return path.replaceAll(separator, '/')
}

import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The names of the files in a folder, and below it if `recursive`; none if the folder does not exist. */
export function namesIn(folder: string, { recursive = false } = {}): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [] : [slashed(relative(folder, join(entry.parentPath, entry.name)))],
  )
  // Dotfiles belong to the system or another program: `.DS_Store`, or `._equipa.md` beside `equipa.md` in a zip file from macOS.
  return names.filter((name) => !/(?:^|\/)\.[^/]*$/.test(name)).sort()
}

/** A path with forward slashes, as in URLs and git. Windows has another separator. */
export function slashed(path: string, separator = sep): string {
  return path.replaceAll(separator, '/')
}

import { existsSync, readdirSync } from 'node:fs'

/** The names in a folder, below it too where wanted; none where there is no folder. */
export function namesIn(folder: string, { recursive = false } = {}): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  // Those with a dot are a system's or a program's: `.DS_Store`, and `._equipa.md` beside `equipa.md` in a zip file of macOS.
  return names.filter((name) => !/(?:^|\/)\.[^/]*$/.test(name)).sort()
}

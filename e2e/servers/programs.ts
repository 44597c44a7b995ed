import { execFileSync } from 'node:child_process'

/** Path of a program of the system; undefined when the system has no program of that name. */
export function onPath(command: string): string | undefined {
  try {
    const locate = process.platform === 'win32' ? 'where' : 'which'
    return (
      execFileSync(locate, [command], { encoding: 'utf8', stdio: 'pipe' }).split('\n')[0]?.trim() || undefined
    )
  } catch {
    return undefined
  }
}

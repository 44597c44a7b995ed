import { spawnSync } from 'node:child_process'

export interface Outcome {
  isWell: boolean
  text: string
}

/** Runs git in the current folder. @param env variables beside those of this process */
export function tryGit(args: string[], input?: string, env?: Record<string, string>): Outcome {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1_000_000_000,
    env: { ...process.env, ...env },
    ...(input !== undefined && { input }),
  })
  if (error) throw error
  return { isWell: status === 0, text: status === 0 ? stdout : stderr.trim() || stdout }
}

/** @throws Error with the message of git */
export function git(...args: string[]): string {
  const { isWell, text } = tryGit(args)
  if (!isWell) throw new Error(`git ${args[0]}: ${text}`)
  return text
}

/** The paths that a git command lists with `-z`. */
export function paths(...args: string[]): string[] {
  return git(...args)
    .split('\0')
    .filter(Boolean)
}

/** `a/b/c` → `a`, `a/b`. */
export function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

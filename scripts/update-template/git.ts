import { spawnSync } from 'node:child_process'

export interface Outcome {
  isWell: boolean
  text: string
}

/** Runs git in the current folder. */
export function tryGit(args: string[], input?: string): Outcome {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1_000_000_000,
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

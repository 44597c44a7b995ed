import { git, tryGit } from './git'

/**
 * The commit of the template that this clone comes from: the commit of the last update, else the last commit in both
 * histories. In a clone with a history of its own it is the template commit with the same files as the clone's first commit.
 */
export function findBase(template: string, recorded: string | undefined): string | undefined {
  if (recorded !== undefined) return isCommit(recorded) ? recorded : undefined
  const shared = tryGit(['merge-base', 'HEAD', template])
  if (shared.isWell) return shared.text.trim()
  const [first = ''] = git('rev-list', '--max-parents=0', 'HEAD').trim().split('\n')
  const files = git('rev-parse', `${first}^{tree}`).trim()
  const same = git('log', '--format=%H %T', template)
    .split('\n')
    .find((line) => line.endsWith(` ${files}`))
  return same?.split(' ')[0]
}

function isCommit(name: string): boolean {
  return tryGit(['cat-file', '-e', `${name}^{commit}`]).isWell
}

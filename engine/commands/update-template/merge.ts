import { git, paths, tryGit } from './git'

export interface Merged {
  /** What git says when it could not merge at all; nothing is changed then. */
  failure?: string
  /** Files with git's markers inside them. */
  conflicts: string[]
  /** Files that are gone from the template and were changed here: they stay. */
  kept: string[]
}

/**
 * Merges what has changed from one tree to another into this clone, and stages it. Git follows a file that the template has moved, so that a
 * change of it made here arrives at the new place.
 * @param own patterns of the client's files, which stay as they are
 * @param left folders and files that were deleted here, which stay away
 */
export function merge(before: string, after: string, own: string[], left: string[]): Merged {
  const change = commitOf(after, ['-p', commitOf(before)])
  const { isWell, text } = tryGit([...followingMoves, 'cherry-pick', '--no-commit', change])
  if (!isWell && unmerged().size === 0) {
    git('reset', '--hard', '--quiet')
    return { failure: text, conflicts: [], kept: [] }
  }
  restore(own)
  const kept: string[] = []
  const conflicts: string[] = []
  for (const [path, found] of unmerged()) {
    if (found === '1' || found === '13') drop(path)
    else if (found === '12') kept.push(path)
    else conflicts.push(path)
    // A file that moved to different places here and in the template stays at both.
    if (found === '2' || found === '3') git('add', '--', path)
  }
  if (kept.length > 0) git('add', '--', ...kept)
  for (const path of left) drop(path)
  return { conflicts: conflicts.sort(), kept: kept.sort() }
}

/** A template of another layout moves hundreds of files at once. New files stay where the template has them. */
const followingMoves = [
  ...['-c', 'merge.renames=true', '-c', 'merge.renameLimit=10000'],
  ...['-c', 'merge.directoryRenames=false', '-c', 'merge.conflictStyle=merge'],
]

/** The clone may have no name for commits. */
const author = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'update-template'],
    [`GIT_${role}_EMAIL`, 'update-template@localhost'],
  ]),
)

function commitOf(tree: string, parents: string[] = []): string {
  const { isWell, text } = tryGit(['commit-tree', `${tree}^{tree}`, '-m', 'template', ...parents], '', author)
  if (!isWell) throw new Error(`git commit-tree: ${text}`)
  return text.trim()
}

/** The paths that git could not merge, each with its versions: 1 is the file as it was, 2 as it is here, 3 as the template has it. */
function unmerged(): Map<string, string> {
  const versions = new Map<string, string>()
  for (const line of paths('ls-files', '--unmerged', '-z')) {
    const [head = '', path = ''] = line.split('\t')
    versions.set(path, (versions.get(path) ?? '') + head.at(-1))
  }
  return versions
}

/** Makes the files of these patterns what they were before the merge. */
function restore(patterns: string[]): void {
  const specs = patterns.map((pattern) => `:(top,glob)${pattern}`)
  for (const path of paths('diff', '--cached', '--name-only', '--no-renames', '-z', 'HEAD', '--', ...specs))
    if (!tryGit(['checkout', '--quiet', 'HEAD', '--', path]).isWell) drop(path)
}

function drop(path: string): void {
  tryGit(['rm', '-r', '--force', '--quiet', '--ignore-unmatch', '--', path])
}

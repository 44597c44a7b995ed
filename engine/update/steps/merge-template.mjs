import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UpdateError } from '../git.mjs'
import { commitOf } from '../trees.mjs'
import { followRenamedFolders } from './follow-renamed-folders.mjs'
import { mergeNotes } from './merge-notes.mjs'
import { keptFiles, ownFiles, restoreOwn } from './own-files.mjs'

/**
 * Merges what the template has changed into the clone.
 * @type {import('../steps.mjs').Step}
 */
export const mergeTemplate = {
  title: 'What the template has changed',
  run({ git, tree, plan }) {
    const change = commitOf(git, plan.after, 'template', [commitOf(git, plan.before, 'template')])
    const { isWell, text } = git.attempt([...followingMoves, 'cherry-pick', '--no-commit', change])
    if (!isWell && unmerged(git).size === 0) throw new UpdateError(`The changes could not be merged: ${text}`)
    restoreOwn(git, plan)
    /** @type {string[]} */
    const kept = []
    /** @type {string[]} */
    const conflicts = []
    for (const [path, found] of unmerged(git)) {
      if (found === '1' || found === '13') drop(git, path)
      else if (found === '12') kept.push(path)
      // A file that moved to different places here and in the template stays at both.
      else if (found === '2' || found === '3') git.run('add', '--force', '--', path)
      else conflicts.push(path)
    }
    if (kept.length > 0) git.run('add', '--force', '--', ...kept)
    for (const path of plan.left) drop(git, path)
    const arrived = keptFiles(git, plan)
    const came = git.paths('diff', '--cached', '--name-only', '--diff-filter=AMR', '-z')
    const whole = came.filter((path) => !conflicts.includes(path))
    for (const path of followRenamedFolders(tree, whole, plan.renamed)) git.run('add', '--force', '--', path)
    const marked = conflicts.filter((path) => readFileSync(join(tree, path)).includes('<<<<<<< '))
    return { conflicts, notes: mergeNotes(git, plan, { conflicts, marked, kept, arrived, ownFiles }) }
  },
}

/** New files stay where the template has them, however their neighbours were moved here. */
const followingMoves = [
  ...['-c', 'merge.renames=true', '-c', 'merge.renameLimit=10000'],
  ...['-c', 'merge.directoryRenames=false', '-c', 'merge.conflictStyle=merge'],
]

/**
 * The paths that git could not merge, each with its versions: 1 is the file as it was, 2 as it is here, 3 as the template has it.
 * @param {import('../git.mjs').Git} git
 */
function unmerged(git) {
  /** @type {Map<string, string>} */
  const versions = new Map()
  for (const line of git.paths('ls-files', '--unmerged', '-z')) {
    const [head = '', path = ''] = line.split('\t')
    versions.set(path, (versions.get(path) ?? '') + head.at(-1))
  }
  return versions
}

/**
 * @param {import('../git.mjs').Git} git
 * @param {string} path
 */
function drop(git, path) {
  git.attempt(['rm', '-r', '--force', '--quiet', '--ignore-unmatch', '--', path])
}

import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UpdateError } from './git.mjs'
import { commitOf, filesOf, treeOf } from './trees.mjs'
import { authorOf } from './workspace.mjs'

/**
 * Brings the commits of an update into the clone, as a branch. What stands outside of the clone's folder is in each of them as it was.
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {import('./clone.mjs').State} state
 */
export function bringIn(clone, workspace, state) {
  const tip = transplant(clone, workspace)
  if (clone.place === state.branch) clone.git.run('merge', '--ff-only', '--quiet', tip)
  else {
    clone.git.run('branch', '--force', state.branch, tip)
    clone.git.run('checkout', '--quiet', state.branch)
  }
  rmSync(clone.stateFile, { force: true })
}

/**
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./workspace.mjs').Workspace} workspace
 * @returns {string} the last commit
 */
function transplant({ git: cloneGit, head, prefix }, { git }) {
  const rest = prefix === '' ? new Map() : filesOf(git, head)
  for (const path of rest.keys()) if (path.startsWith(prefix)) rest.delete(path)
  return git
    .run('rev-list', '--reverse', '--max-parents=1', '--min-parents=1', 'HEAD')
    .split('\n')
    .filter(Boolean)
    .reduce((parent, commit) => {
      const files = filesOf(git, commit)
      const below = Array.from(
        files,
        ([path, entry]) => /** @type {[string, string]} */ ([prefix + path, entry]),
      )
      const tree = prefix === '' ? `${commit}^{tree}` : treeOf(git, new Map([...rest, ...below]))
      return commitOf(git, tree, git.run('log', '-1', '--format=%B', commit).trim(), [parent])
    }, cloneGit.run('rev-parse', head).trim())
}

/**
 * Brings what is whole into the clone as a branch, and the step in conflict into its index and files.
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {import('./clone.mjs').State} state
 */
export function bringInConflict(clone, workspace, state) {
  const { git, prefix, folder } = clone
  const changed = workspace.git.paths('diff', '--cached', '--name-only', '--no-renames', '-z', 'HEAD')
  const tip = transplant(clone, workspace)
  const save = (/** @type {boolean} */ isReady) =>
    writeFileSync(clone.stateFile, JSON.stringify({ ...state, isReady }, null, 2))
  save(false)
  git.run('branch', '--force', state.branch, tip)
  git.run('checkout', '--quiet', state.branch)
  const isChanged = new Set(changed)
  const entries = workspace.git.paths('ls-files', '--stage', '-z').flatMap((line) => {
    const [head = '', path = ''] = line.split('\t')
    return isChanged.has(path) ? [`${head}\t${prefix}${path}\0`] : []
  })
  const gone = changed.map((path) => `0 ${'0'.repeat(tip.length)}\t${prefix}${path}\0`)
  const { isWell, text } = git.attempt(['update-index', '-z', '--index-info'], {
    input: [...gone, ...entries].join(''),
  })
  if (!isWell) throw new UpdateError(text)
  for (const path of changed) {
    const [from, to] = [join(workspace.tree, path), join(folder, path)]
    if (existsSync(from)) cpSync(from, to, { verbatimSymlinks: true })
    else rmSync(to, { force: true })
  }
  git.attempt(['update-index', '-q', '--refresh'])
  save(true)
}

/**
 * Commits what a human has mended.
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./clone.mjs').State} state
 */
export function commitConflict(clone, state) {
  const { git, folder } = clone
  if (clone.place !== state.branch)
    throw new UpdateError(`You are on ${clone.place}: git checkout ${state.branch} first`)
  const marked = state.conflicts.filter(
    (path) => existsSync(join(folder, path)) && /^<{7} /m.test(readFileSync(join(folder, path), 'utf8')),
  )
  if (marked.length > 0) throw new UpdateError(`Markers of git are still in ${marked.join(', ')}`)
  const unmerged = git.paths('ls-files', '--unmerged', '-z').map((line) => line.split('\t')[1] ?? '')
  const open = new Set(unmerged.filter((path) => !state.conflicts.includes(path)))
  if (open.size > 0) throw new UpdateError(`In conflict still: ${[...open].join(', ')}`)
  git.run('add', '--update', '--', '.')
  if (git.attempt(['diff', '--cached', '--quiet']).isWell) return
  const message = `${state.title}\n\nupdate-template ${state.commit}`
  const { isWell, text } = git.attempt(
    ['-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '--message', message],
    {
      env: authorOf(clone),
    },
  )
  if (!isWell) throw new UpdateError(text)
}

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gitIn } from './git.mjs'

/**
 * A work tree in a temporary folder, with the clone's objects and nothing else of it: branch, index and files of the clone stay as they are
 * until an update is whole. In a folder of a larger repository its root is that folder.
 * @typedef {object} Workspace
 * @property {string} folder
 * @property {string} tree
 * @property {import('./git.mjs').Git} git
 * @property {() => void} remove
 */

/**
 * @param {import('./clone.mjs').Clone} clone
 * @returns {Workspace}
 */
export function makeWorkspace(clone) {
  const folder = mkdtempSync(join(tmpdir(), 'update-template-'))
  const tree = join(folder, 'tree')
  const format = clone.git.attempt(['rev-parse', '--show-object-format'])
  const isSha256 = format.isWell && format.text.trim() === 'sha256'
  clone.git.run('init', '--quiet', '--template=', ...(isSha256 ? ['--object-format=sha256'] : []), tree)
  const git = gitIn(tree, {
    GIT_OBJECT_DIRECTORY: clone.objects,
    GIT_LFS_SKIP_SMUDGE: '1',
    ...authorOf(clone),
  })
  for (const [name = '', value = ''] of [
    // The references of this work tree are not the clone's: garbage collection here would delete objects of the clone.
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['core.hooksPath', join(folder, 'no-hooks')],
    ['core.longpaths', 'true'],
    ['commit.gpgsign', 'false'],
    ['rerere.enabled', 'false'],
  ])
    git.run('config', name, value)
  const shallow = clone.git.run('rev-parse', '--git-path', 'shallow').trim()
  const from = resolve(clone.folder, shallow)
  if (existsSync(from)) copyFileSync(from, join(tree, '.git/shallow'))
  return { folder, tree, git, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) }
}

/**
 * Who commits: the person of the clone, or a name, since git commits nothing without one.
 * @param {import('./clone.mjs').Clone} clone
 * @returns {Record<string, string>}
 */
export function authorOf(clone) {
  const own = (/** @type {string} */ key) => {
    const { isWell, text } = clone.git.attempt(['config', key])
    return isWell ? text.trim() : ''
  }
  const name = own('user.name') || 'update-template'
  const email = own('user.email') || 'update-template@localhost'
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gitIn, UpdateError } from './git.mjs'

/**
 * The clone of a client, which may be a folder of a larger repository.
 * @typedef {object} Clone
 * @property {string} folder
 * @property {string} prefix its place in the repository, as 'clients/a/', or ''
 * @property {string} head its last commit
 * @property {string} place the branch, or the commit where there is none
 * @property {string} stateFile
 * @property {string} objects
 * @property {import('./git.mjs').Git} git in its folder
 */

/**
 * @param {string} folder
 * @returns {Clone}
 */
export function openClone(folder) {
  const git = gitIn(folder)
  const head = git.attempt(['rev-parse', '--verify', '--quiet', 'HEAD'])
  if (!head.isWell) throw new UpdateError('This folder is no git repository with a commit')
  if (!existsSync(join(folder, 'package.json')))
    throw new UpdateError('This folder has no package.json: run the command in the folder of the clone')
  if (!git.attempt(['cat-file', '-e', 'HEAD:./package.json']).isWell)
    throw new UpdateError('package.json is not committed: commit the clone first')
  const branch = git.attempt(['symbolic-ref', '--quiet', '--short', 'HEAD'])
  const inGit = (/** @type {string} */ name) =>
    resolve(folder, git.run('rev-parse', '--git-path', name).trim())
  return {
    folder,
    prefix: git.run('rev-parse', '--show-prefix').trim(),
    head: head.text.trim(),
    place: branch.isWell ? branch.text.trim() : head.text.trim(),
    stateFile: inGit('update-template.json'),
    objects: inGit('objects'),
    git,
  }
}

/** @param {Clone} clone */
export function isShallow(clone) {
  return clone.git.run('rev-parse', '--is-shallow-repository').trim() === 'true'
}

/**
 * An update that has not ended yet.
 * @typedef {object} State
 * @property {string} commit of the template
 * @property {string} base
 * @property {string} [from] the address to be recorded
 * @property {string} start the clone's commit before
 * @property {string} place its branch
 * @property {string} branch of the update
 * @property {number} done how many steps are committed
 * @property {string} title of the step that waits
 * @property {string[]} conflicts
 * @property {import('./notes.mjs').Note[]} notes
 * @property {boolean} [isReady] false until all that waits for a human is in the clone
 */

/**
 * @param {Clone} clone
 * @returns {State | undefined} none where the branch is gone
 */
export function readState(clone) {
  if (!existsSync(clone.stateFile)) return undefined
  const state = /** @type {State} */ (JSON.parse(readFileSync(clone.stateFile, 'utf8')))
  const isThere = clone.git.attempt(['rev-parse', '--verify', '--quiet', `refs/heads/${state.branch}`]).isWell
  return isThere ? state : undefined
}

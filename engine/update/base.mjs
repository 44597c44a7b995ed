import { isShallow } from './clone.mjs'
import { UpdateError } from './git.mjs'
import { nearestCommit } from './nearest.mjs'

/**
 * The template's commit that a clone comes from: the one of the last update, else the last commit in both histories. In a clone with a
 * history of its own it is the template commit with the same files as the clone's first commit.
 * @param {import('./clone.mjs').Clone} clone
 * @param {string} template
 * @param {string | undefined} given by the human
 * @param {string | undefined} recorded
 * @returns {string}
 * @throws {UpdateError} with what to do, where it cannot be found out
 */
export function findBase(clone, template, given, recorded) {
  const { git, head } = clone
  const named = given ?? recorded
  if (named !== undefined) {
    const found = git.attempt(['rev-parse', '--verify', '--quiet', `${named}^{commit}`])
    if (found.isWell && git.attempt(['cat-file', '-e', `${found.text.trim()}^{tree}`]).isWell)
      return found.text.trim()
    if (isShallow(clone)) throw new UpdateError(shallow)
    const origin = given === undefined ? '.template.json records' : '--base names'
    throw new UpdateError(
      `${origin} ${named}, which is no commit of this template: name the commit that this clone comes from with --base`,
    )
  }
  const shared = git.attempt(['merge-base', head, template])
  if (shared.isWell) return shared.text.trim()
  if (isShallow(clone)) throw new UpdateError(shallow)
  const first = firstTree(clone)
  const same = git
    .run('log', '--format=%H %T', template)
    .split('\n')
    .find((line) => line.endsWith(` ${first}`))
  if (same) return same.slice(0, same.indexOf(' '))
  throw new UpdateError(proposal(nearestCommit(git, first, template), first))
}

const shallow =
  'This clone is shallow, so that the version of the template that it comes from is not in it: run git fetch --unshallow, then the update again'

/**
 * The files that the clone began with, in its folder of the repository.
 * @param {import('./clone.mjs').Clone} clone
 */
function firstTree({ git, prefix }) {
  const path = prefix === '' ? [] : ['--', '.']
  const commits = git
    .run('log', '--reverse', '--format=%H', 'HEAD', ...path)
    .trim()
    .split('\n')
  return git.run('rev-parse', `${commits[0]}:${prefix.replace(/\/$/, '')}`).trim()
}

/**
 * @param {ReturnType<typeof nearestCommit>} nearest
 * @param {string} first the tree with which the clone began
 */
function proposal(nearest, first) {
  const unknown = 'It is not known which version of the template this clone was made from'
  if (!nearest) return `${unknown}: name its commit with --base`
  const { commit, date, same, others } = nearest
  return [
    `${unknown}. The nearest is ${commit.slice(0, 12)} of ${date}: ${same} files are the same, ${others} differ.`,
    `Look at it: git diff --stat ${commit.slice(0, 12)} ${first.slice(0, 12)}`,
    `Take it:    npm run update-template -- --base ${commit}`,
  ].join('\n')
}

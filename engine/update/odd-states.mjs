import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { UpdateError } from './git.mjs'

/**
 * One line that takes all of an update back.
 * @param {{ place: string, branch: string }} update
 */
export function takeBack({ place, branch }) {
  return `git checkout --force ${place}; git branch -D ${branch}`
}

/**
 * Takes an update back that a killed git has written in part: what it had written of new files is in no index, so the branch is written whole
 * first.
 * @param {{ place: string, branch: string }} update
 */
function takeBackHalf(update) {
  return `git checkout --force ${update.branch}; ${takeBack(update)}`
}

/**
 * @param {import('./git.mjs').Git} git
 * @returns {string[]}
 */
function lockLines(git) {
  const lock = git.run('rev-parse', '--git-path', 'index.lock').trim()
  return existsSync(resolve(git.folder, lock))
    ? [`git was interrupted: delete ${lock} first, if no git is running.`]
    : []
}

/**
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./clone.mjs').State} state
 */
export function describeState(clone, state) {
  if (!state.isReady)
    return [
      `An update to ${state.commit.slice(0, 8)} was interrupted.`,
      ...lockLines(clone.git),
      `Take it back, then begin anew: ${takeBackHalf(state)}`,
    ].join('\n')
  return [
    `An update to ${state.commit.slice(0, 8)} has begun on the branch ${state.branch}, and waits at "${state.title}".`,
    ...(clone.place === state.branch
      ? []
      : [`You are on ${clone.place}: git checkout ${state.branch} first.`]),
    'Go on:         node engine/update/start.mjs --continue',
    `Take all back: ${takeBack(state)}`,
  ].join('\n')
}

/** @param {import('./clone.mjs').Clone} clone */
export function expectCleanTree({ git }) {
  const changed = git.run('status', '--porcelain', '-z').split('\0').filter(Boolean)
  if (changed.length === 0) return
  const [locked] = lockLines(git)
  if (locked) throw new UpdateError(`${locked} Then git reset --hard takes back what it was writing`)
  const [first = ''] = changed
  const more = changed.length > 1 ? `, and ${changed.length - 1} more` : ''
  throw new UpdateError(
    `There are changes that are not committed: commit or stash them first (${first.slice(3)}${more})`,
  )
}

/**
 * The branch of the update. One of the same name that holds commits of its own is not overwritten.
 * @param {import('./clone.mjs').Clone} clone
 * @param {string} commit
 */
export function newBranch({ git, head, place }, commit) {
  const branch = `update-template/${commit.slice(0, 8)}`
  const tip = git.attempt(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`])
  if (!tip.isWell) return branch
  if (branch !== place && git.attempt(['merge-base', '--is-ancestor', tip.text.trim(), head]).isWell)
    return branch
  throw new UpdateError(
    [
      `The branch ${branch} is there from an earlier run.`,
      ...lockLines(git),
      `Look at it:  git checkout --force ${branch}`,
      `Take it:     git merge ${branch}`,
      `Begin anew:  ${takeBackHalf({ place, branch })}`,
    ].join('\n'),
  )
}

import { findBase } from './base.mjs'
import { bringIn, bringInConflict, commitConflict } from './bring-in.mjs'
import { changelogSince } from './changelog.mjs'
import { openClone } from './clone.mjs'
import { noteLines } from './notes.mjs'
import { expectCleanTree, newBranch, takeBack } from './odd-states.mjs'
import { planUpdate } from './plan.mjs'
import { readRecord } from './record.mjs'
import { runSteps } from './run-steps.mjs'
import { makeWorkspace } from './workspace.mjs'

/** @typedef {{ lines: string[], isWhole: boolean }} Outcome */

/**
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./main.mjs').Task} task
 * @returns {Promise<Outcome>}
 */
export async function go(clone, { commit, from, base: given, isDryRun = false }) {
  const base = findBase(clone, commit, given, readRecord(clone.git).commit)
  if (base === commit) return { lines: ['This is the newest template.'], isWhole: true }
  const branch = isDryRun ? '' : newBranch(clone, commit)
  if (!isDryRun) expectCleanTree(clone)
  const state = {
    commit,
    base,
    start: clone.head,
    place: clone.place,
    branch,
    ...(from !== undefined && { from }),
  }
  return perform(clone, { ...state, done: 0, title: '', conflicts: [], notes: [] }, isDryRun)
}

/**
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./clone.mjs').State} state
 * @returns {Promise<Outcome>}
 */
export async function goOn(clone, state) {
  commitConflict(clone, state)
  const notes = state.notes.filter(({ isConflict }) => !isConflict)
  return perform(openClone(clone.folder), { ...state, done: state.done + 1, conflicts: [], notes }, false)
}

/**
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./clone.mjs').State} state
 * @param {boolean} isDryRun
 * @returns {Promise<Outcome>}
 */
async function perform(clone, state, isDryRun) {
  const workspace = makeWorkspace(clone)
  process.once('exit', workspace.remove)
  const path = clone.prefix.replace(/\/$/, '')
  const start = clone.git.run('rev-parse', `${state.start}:${path}`).trim()
  const plan = planUpdate(workspace.git, start, state.base, state.commit)
  const done = await runSteps(clone, workspace, plan, state, isDryRun)
  const notes = [...state.notes, ...done.notes]
  const versions = `${state.base.slice(0, 8)} to ${state.commit.slice(0, 8)}`
  if (isDryRun)
    return {
      lines: [
        ...['', 'NEW IN THE CHANGELOG', '', ...changelogSince(workspace.git, state.base, state.commit)],
        ...['', `WHAT WOULD CHANGE, from ${versions}`, ...done.changes, ...noteLines(notes)],
        ...['', 'Nothing was changed.'],
      ],
      isWhole: true,
    }
  if (done.conflicts.length > 0) {
    bringInConflict(clone, workspace, { ...state, ...done, notes })
    return {
      lines: [
        `From ${versions}: the update waits at "${done.title}", on the branch ${state.branch}.`,
        ...noteLines(notes),
        ...['', 'Mend each file in conflict and git add it. The rest of the update comes after that.'],
        'Go on:         node engine/update/start.mjs --continue',
        `Take all back: ${takeBack(state)}`,
      ],
      isWhole: false,
    }
  }
  bringIn(clone, workspace, state)
  return {
    lines: [
      `From ${versions}, on the branch ${state.branch}, a commit for each step.`,
      ...noteLines(notes),
      ...['', 'Next:          npm ci && npm run types && npm test'],
      `Take it:       git checkout ${state.place}, then git merge ${state.branch}`,
      `Take all back: ${takeBack(state)}`,
    ],
    isWhole: true,
  }
}

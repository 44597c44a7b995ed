import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordFile, recordText } from './record.mjs'
import { steps } from './steps.mjs'
import { commitOf } from './trees.mjs'
import { loadTypeScript } from './typescript.mjs'

/**
 * Runs the steps that are left in the work tree of the update, each with a commit.
 * @param {import('./clone.mjs').Clone} clone
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./clone.mjs').State} state
 * @param {boolean} isDryRun goes on after a conflict, to tell what comes after it
 */
export async function runSteps(clone, workspace, plan, state, isDryRun) {
  const { git, tree } = workspace
  const path = clone.prefix.replace(/\/$/, '')
  const first = commitOf(git, git.run('rev-parse', `${clone.head}:${path}`).trim(), 'the clone')
  git.run('reset', '--hard', '--quiet', first)
  /** @type {import('./steps.mjs').Context} */
  const context = {
    ...{ git, tree, plan, clone },
    typescript: () => loadTypeScript(clone, workspace, plan.commit),
  }
  /** @type {import('./notes.mjs').Note[]} */
  const notes = []
  for (const [index, step] of steps.entries()) {
    if (index < state.done || (step.isNeeded && !step.isNeeded(context))) continue
    const { conflicts = [], notes: more } = await step.run(context)
    notes.push(...more)
    if (conflicts.length > 0 && !isDryRun)
      return { done: index, title: step.title, conflicts, notes, changes: [] }
    if (conflicts.length > 0) git.run('add', '--force', '--', ...conflicts)
    if (index === steps.length - 1) writeRecord(workspace, plan.commit, state.from)
    const isChanged = !git.attempt(['diff', '--cached', '--quiet']).isWell
    if (isChanged)
      git.run(
        'commit',
        '--quiet',
        '--no-verify',
        '--message',
        `${step.title}\n\nupdate-template ${plan.commit}`,
      )
  }
  const changes = isDryRun
    ? git
        .run('diff', '--stat=100,80', '-M', '-l0', first, 'HEAD')
        .split('\n')
        .map((line) => line.trimEnd())
    : []
  return { done: steps.length, title: '', conflicts: [], notes, changes }
}

/**
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {string} commit
 * @param {string | undefined} from
 */
function writeRecord({ git, tree }, commit, from) {
  writeFileSync(join(tree, recordFile), recordText({ ...(from !== undefined && { from }), commit }))
  git.run('add', '--force', '--', recordFile)
}

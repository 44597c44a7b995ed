/* The update tool of the fetched version: does all that is left once the starter of the clone has fetched it and a human has agreed. */
import { openClone, readState } from './clone.mjs'
import { UpdateError } from './git.mjs'
import { describeState } from './odd-states.mjs'
import { go, goOn } from './update.mjs'

/**
 * What the starter asks for. Older starters run newer tools: a name here keeps its meaning.
 * @typedef {object} Task
 * @property {string} folder of the clone
 * @property {string} commit of the template
 * @property {string} [from] the address to be recorded
 * @property {string} [base]
 * @property {boolean} [isDryRun]
 * @property {boolean} [isContinued]
 */

/** @param {Task} task */
async function main(task) {
  const clone = openClone(task.folder)
  const state = readState(clone)
  if (task.isContinued) {
    if (!state) throw new UpdateError('There is no update to go on with')
    if (!state.isReady) throw new UpdateError(describeState(clone, state))
    return goOn(clone, state)
  }
  if (state && !task.isDryRun) throw new UpdateError(describeState(clone, state))
  return go(clone, task)
}

try {
  const { lines, isWhole } = await main(JSON.parse(process.argv[2] ?? '{}'))
  console.log(lines.join('\n'))
  process.exitCode = isWhole ? 0 : 1
} catch (error) {
  console.error(error instanceof UpdateError ? `✗ ${error.message}\nNothing was changed.` : error)
  process.exitCode = 1
}

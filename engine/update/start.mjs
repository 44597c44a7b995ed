/* `npm run update-template -- --from <address or folder>`: fetches a newer template, asks, and runs the update tool of that version. */
import { isLocal, publicAddress } from './address.mjs'
import { openClone, readState } from './clone.mjs'
import { UpdateError } from './git.mjs'
import { readRecord } from './record.mjs'
import { toolEnvironment } from './start/environment.mjs'
import { fetchTemplate } from './start/fetch.mjs'
import { readOptions, usage } from './start/options.mjs'
import { hasTerminal, isYes } from './start/question.mjs'
import { runTool, writeTool } from './start/tool-files.mjs'
import { makeWorkspace } from './workspace.mjs'

const nothing = 'Nothing was changed.'

/** @param {import('./start/options.mjs').Options} options */
async function start(options) {
  const clone = openClone(process.cwd())
  const state = readState(clone)
  if (options.continue && !state) throw new UpdateError('There is no update to go on with')
  const record = readRecord(clone.git)
  const from = options.from ?? record.from
  const workspace = makeWorkspace(clone)
  process.once('SIGINT', () => process.exit(130))
  process.once('exit', workspace.remove)
  if (options.continue && state) {
    if (!clone.git.attempt(['cat-file', '-e', `${state.commit}^{tree}`]).isWell)
      throw new UpdateError(
        `The template's ${state.commit.slice(0, 8)} is gone from this clone: begin the update anew`,
      )
    return run(state.commit, { isContinued: true })
  }
  if (from === undefined) throw new UpdateError('Say where the template is: --from <address or folder>')

  const address = publicAddress(from)
  const ref = options.ref ?? 'main'
  const { commit, date } = fetchTemplate(clone, workspace, from, ref)
  console.log(`Template: ${address}\nRef:      ${ref}\nCommit:   ${commit}\nDate:     ${date}`)
  const last = record.from !== undefined && !isLocal(record.from) ? publicAddress(record.from) : undefined
  if (last !== undefined && last !== record.from)
    console.log('The history of this clone has the password of the recorded address: revoke it.')
  await agree(address, last)
  const recorded = isLocal(from) ? last : address
  return run(commit, { from: recorded, base: options.base, isDryRun: options['dry-run'] === true })

  /**
   * @param {string} templateCommit
   * @param {object} task
   */
  function run(templateCommit, task) {
    const main = writeTool(workspace, templateCommit)
    const whole = { folder: clone.folder, commit: templateCommit, ...task }
    return runTool(main, whole, toolEnvironment(process.env))
  }

  /**
   * @param {string} to
   * @param {string | undefined} before
   */
  async function agree(to, before) {
    if (before !== undefined && before !== to && !options['new-address']) {
      const other = `The last update came from ${before}.`
      if (!hasTerminal()) throw new UpdateError(`${other} --new-address takes ${to} in its place`)
      if (!(await isYes(`${other} Take ${to} this time?`))) throw new UpdateError('You did not agree')
    }
    if (options.yes) return
    if (!hasTerminal()) throw new UpdateError('Without a terminal the fetched tool only runs with --yes')
    if (!(await isYes('Run the update tool of this commit?'))) throw new UpdateError('You did not agree')
  }
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else process.exitCode = await start(options)
} catch (error) {
  if (error instanceof TypeError) console.error(`${error.message}\n\n${usage}`)
  else console.error(error instanceof UpdateError ? `✗ ${error.message}\n${nothing}` : error)
  process.exitCode = 1
}

import { spawnSync } from 'node:child_process'
import { withoutCredentials } from './address.mjs'

/**
 * @typedef {object} Outcome
 * @property {boolean} isWell
 * @property {string} text what git printed, or its complaint
 *
 * @typedef {object} Git
 * @property {string} folder
 * @property {(args: string[], more?: { input?: string, env?: Record<string, string> }) => Outcome} attempt
 * @property {(...args: string[]) => string} run
 * @property {(...args: string[]) => string[]} paths
 */

/** A message for the person at the terminal: a sentence, without a stack. */
export class UpdateError extends Error {}

/** Variables that would lead git to another repository than the one of its folder, as a hook of git sets them. */
const leading =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR)$/

/**
 * Git in a folder.
 * @param {string} folder
 * @param {Record<string, string>} [own] variables beside those of this process
 * @returns {Git}
 */
export function gitIn(folder, own = {}) {
  const environment = { ...process.env, LC_ALL: 'C', ...own }
  for (const name of Object.keys(environment))
    if (leading.test(name) && !(name in own)) Reflect.deleteProperty(environment, name)

  /** @type {Git['attempt']} */
  function attempt(args, { input, env } = {}) {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      env: { ...environment, ...env },
      ...(input !== undefined && { input }),
    })
    if (error) throw new UpdateError(`git could not be started: ${error.message}`)
    const isWell = status === 0
    return { isWell, text: isWell ? stdout : withoutCredentials(stderr.trim() || stdout) }
  }

  /** @type {Git['run']} */
  function run(...args) {
    const { isWell, text } = attempt(args)
    if (!isWell) throw new UpdateError(`git ${args.find((word) => !word.startsWith('-'))}: ${text}`)
    return text
  }

  return {
    folder,
    attempt,
    run,
    paths: (...args) =>
      run(...args)
        .split('\0')
        .filter(Boolean),
  }
}

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isLocal, publicAddress } from '../address.mjs'
import { UpdateError } from '../git.mjs'
import { hasTerminal } from './question.mjs'

/**
 * Brings the objects of the template into the clone's, without a reference.
 * @param {import('../clone.mjs').Clone} clone
 * @param {import('../workspace.mjs').Workspace} workspace
 * @param {string} from
 * @param {string} ref
 * @returns {{ commit: string, date: string }}
 */
export function fetchTemplate(clone, workspace, from, ref) {
  const { git } = workspace
  // git asks the other side only for what the clone has not.
  git.run('update-ref', 'refs/update/clone', clone.head)
  const source = isLocal(from) && existsSync(resolve(clone.folder, from)) ? resolve(clone.folder, from) : from
  const fetched = git.attempt(
    ['fetch', '--no-tags', '--quiet', '--force', '--', source, `${ref}:refs/update/template`],
    { env: hasTerminal() ? {} : { GIT_TERMINAL_PROMPT: '0' } },
  )
  if (!fetched.isWell)
    throw new UpdateError(`The template could not be fetched from ${publicAddress(from)}: ${fetched.text}`)
  const [commit = '', date = ''] = git
    .run('log', '-1', '--format=%H%n%cI', 'refs/update/template')
    .split('\n')
  return { commit, date }
}

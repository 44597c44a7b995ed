import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../../../..')

/**
 * The template's sources by path, without a client's files. A clone has its own sources and rules, so the tests in this folder run only where
 * `IS_TEMPLATE` is set.
 */
export function templateFiles(): string[] {
  const args = ['ls-files', '--deduplicate', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\0')
  return files.filter(
    (path) => path !== '' && !/^(?:site|public)\//.test(path) && existsSync(join(project, path)),
  )
}

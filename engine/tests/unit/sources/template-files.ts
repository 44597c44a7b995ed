import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../../../..')

/**
 * The sources of the template, by their paths from its folder, without the files that are a client's. A clone has sources of its own, and rules of its
 * own: the tests in this folder run where `IS_TEMPLATE` is set.
 */
export function templateFiles(): string[] {
  const args = ['ls-files', '--deduplicate', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\0')
  return files.filter(
    (path) => path !== '' && !/^(?:site|public)\//.test(path) && existsSync(join(project, path)),
  )
}

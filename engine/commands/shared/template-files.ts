import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readText } from '../../src/files/file-text'
import { projectFile } from './project'

/** Made by `npm run template-files` in the template: a clone cannot tell the template's files from its own. */
export const LIST = projectFile('engine/tools/template-files.txt')

/** The files of the template, by path, without those that are the client's. */
export function templateFiles(): ReadonlySet<string> {
  return new Set(readText(LIST).trim().split('\n'))
}

/** The list as it should be, when this project is the template. */
export function listOfTemplateFiles(): string {
  const args = ['ls-files', '--deduplicate', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: projectFile(), encoding: 'utf8' }).split('\0')
  const own = files.filter((path) => path !== '' && !isClients(path) && existsSync(projectFile(path)))
  return `${own.sort().join('\n')}\n`
}

/** Whether a file is the client's: an update never changes it, and its formatting is the agency's. */
function isClients(path: string): boolean {
  return /^(?:site|public)\//.test(path)
}

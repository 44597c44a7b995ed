import { environmentProblems } from '../../src/environment/environment'
import type { ContentFile } from '../../src/files/content-files'
import { unknownOrigins } from '../shared/file-origins'
import type { Options } from './options'
import { SetupError } from './setup-error'
import type { Terminal } from './terminal'

/** ASSET_ORIGINS: the value of its flag, else the former value and those origins in the content that are allowed. */
export async function chooseAssetOrigins(
  files: ContentFile[],
  existing: string,
  options: Options,
  terminal: Terminal | undefined,
): Promise<string> {
  const flag = options['asset-origins']?.trim()
  if (flag !== undefined) {
    const [problem] = environmentProblems({ ASSET_ORIGINS: flag }).filter(
      ({ name }) => name === 'ASSET_ORIGINS',
    )
    if (problem) throw new SetupError(`ASSET_ORIGINS ${problem.problem}.`)
    return flag
  }
  const { shown, hidden } = unknownOrigins(files)
  for (const [origin, { count, problem }] of hidden) {
    console.log(`! ${count} files on ${origin} will not be shown: each ${problem}.`)
  }
  const allowed: string[] = []
  for (const [origin, { count, isInTextsOnly }] of shown) {
    const found = `${count} on ${origin}${isInTextsOnly ? ', in texts only' : ''}`
    if (await mayResize(found, !isInTextsOnly, terminal)) allowed.push(origin)
  }
  return [existing, ...allowed].filter(Boolean).join(',')
}

/** Asks on a terminal. Without a terminal, files that a picture or file field refers to are allowed. */
async function mayResize(
  found: string,
  isOfField: boolean,
  terminal: Terminal | undefined,
): Promise<boolean> {
  if (terminal)
    return terminal.confirm(
      `May the site fetch and resize the files that the content refers to: ${found}?`,
      isOfField,
    )
  console.log(
    isOfField
      ? `✓ Files that the content refers to: ${found}`
      : `! Left out: ${found}. If it is the platform's, allow it with --asset-origins.`,
  )
  return isOfField
}

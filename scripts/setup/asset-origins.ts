import type { ContentFile } from '../../lib/content-files'
import { environmentProblems } from '../../lib/platform/environment'
import { unknownOrigins } from '../shared/file-origins'
import type { Options } from './options'
import { SetupError } from './setup-error'
import type { Terminal } from './terminal'

/** ASSET_ORIGINS: as given by its flag, else what it was and, once they were shown, the origins found in the content. */
export async function chooseAssetOrigins(
  files: ContentFile[],
  existing: string,
  options: Options,
  terminal: Terminal | undefined,
): Promise<string> {
  const given = options['asset-origins']?.trim()
  if (given !== undefined) {
    const [problem] = environmentProblems({ ASSET_ORIGINS: given }).filter(
      ({ name }) => name === 'ASSET_ORIGINS',
    )
    if (problem) throw new SetupError(`ASSET_ORIGINS ${problem.problem}.`)
    return given
  }
  const { allowable, insecure } = unknownOrigins(files)
  for (const [origin, count] of insecure) {
    console.log(`! ${count} files are on ${origin}, without https: the site will not show them.`)
  }
  const found = [...allowable.keys()]
  if (found.length === 0) return existing
  console.log('The content refers to files on:')
  for (const [origin, count] of allowable) console.log(`  ${origin} (${count})`)
  const isAllowed = (await terminal?.confirm('May the site show files from there?', true)) ?? true
  return isAllowed ? [existing, ...found].filter(Boolean).join(',') : existing
}

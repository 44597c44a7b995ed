import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { projectFile } from '../shared/project'
import { checkAccent } from './accent'
import { gatherAnswers } from './answers'
import { chooseAssetOrigins } from './asset-origins'
import { withAccentLine, withTaxNumberLine } from './config-lines'
import { readVariables, withVariables } from './env-file'
import type { Options } from './options'
import { findBusiness } from './platform'
import { confirmReplacing } from './replacing'
import { reportSetup } from './report'
import { SetupError } from './setup-error'
import type { Terminal } from './terminal'
import { type FileToWrite, writeFiles } from './write-files'

const envFile = projectFile('.env.local')
const configFile = projectFile('site/config.ts')

/**
 * Asks, verifies, and only then writes.
 * @throws SetupError when anything is wrong
 */
export async function setUp(options: Options, terminal: Terminal | undefined): Promise<void> {
  const text = existsSync(envFile) ? readFileSync(envFile, 'utf8') : ''
  const existing = readVariables(text)
  const known = { existing, keyOfEnvironment: process.env.SITE_API_KEY }
  const { accent, nipc, ...answers } = await gatherAnswers(options, known, terminal)
  if (accent) checkAccent(accent)

  const { business, files } = await findBusiness({ ...answers, ASSET_ORIGINS: existing.ASSET_ORIGINS ?? '' })
  console.log(`✓ ${business}`)
  const keptSecret = options['new-secret'] ? undefined : existing.REVALIDATE_SECRET
  const values = {
    ...answers,
    REVALIDATE_SECRET: keptSecret ?? randomBytes(32).toString('hex'),
    ASSET_ORIGINS: await chooseAssetOrigins(files, existing.ASSET_ORIGINS ?? '', options, terminal),
  }
  await confirmReplacing(values, existing, options, terminal)

  const variables = withVariables(text, values)
  const read = readVariables(variables)
  const misread = Object.entries(values).find(([name, value]) => (read[name] ?? '') !== value)
  if (misread) throw new SetupError(`.env.local cannot be changed safely: set ${misread[0]} there by hand.`)
  const changed: FileToWrite[] = [{ path: envFile, text: variables, isPrivate: true }]
  const config = readFileSync(configFile, 'utf8')
  const withAccent = accent ? withAccentLine(config, accent) : config
  const configured = nipc ? withTaxNumberLine(withAccent, nipc) : withAccent
  if (configured !== config) changed.push({ path: configFile, text: configured })
  writeFiles(changed)
  reportSetup(values, { accent, nipc }, keptSecret !== undefined)
}

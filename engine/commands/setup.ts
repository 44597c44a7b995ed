/* `npm run setup`: asks for the settings of a client's site, verifies them against the platform, writes .env.local. */
import { ConfigurationError } from '../src/environment/environment'
import { type Options, readOptions, usage } from './setup/options'
import { setUp } from './setup/set-up'
import { SetupError } from './setup/setup-error'
import { openTerminal } from './setup/terminal'
import './shared/end-with-output.mjs'

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else await run(options)
} catch (error) {
  const isExpected = error instanceof SetupError || error instanceof ConfigurationError
  console.error(isExpected ? `✗ ${error.message}` : error)
  console.error('Nothing was written.')
  process.exitCode = 1
}

async function run(options: Options): Promise<void> {
  const terminal = asksQuestions(options) ? openTerminal(process.stdin, process.stdout) : undefined
  try {
    await setUp(options, terminal)
  } finally {
    terminal?.close()
  }
}

function asksQuestions(options: Options): boolean {
  const { origin, key = process.env.SITE_API_KEY, 'site-url': siteUrl, accent, nipc } = options
  const isAllGiven = ![origin, key, siteUrl, accent, nipc].includes(undefined)
  return process.stdin.isTTY && !options.yes && !options['key-stdin'] && !isAllGiven
}

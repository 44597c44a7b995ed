/* `npm run pull`: saves the content of the platform in .env.local to site/content/. It only reads from the platform. */
import { parseArgs } from 'node:util'
import { SITE_CONTENT } from '../sandbox/site-content/tenant'
import { ConfigurationError } from '../src/environment/environment'
import { PlatformError } from '../src/platform/platform-error'
import { loadEnvironment } from './doctor/environment'
import { pull } from './pull/pull'
import { PullError } from './pull/pull-error'
import { openTerminal } from './setup/terminal'
import './shared/end-with-output.mjs'
import { explainFailure } from './shared/unreadable'

const usage = `npm run pull [-- --force]   writes the content of the platform of .env.local into ${SITE_CONTENT}/

  --force   replaces what was edited there since the last pull; without it, pull asks on a terminal, else refuses

Exit 1 when nothing was written, or a file could not be had.`

try {
  const options = { force: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { force = false, help } = parseArgs({ options }).values
  if (help) {
    console.log(usage)
  } else {
    loadEnvironment()
    const { lines, hasFailures } = await pull(SITE_CONTENT, force ? async () => true : mayOverwrite)
    console.log(lines.join('\n'))
    process.exitCode = hasFailures ? 1 : 0
  }
} catch (error) {
  console.error(`✗ ${sentenceOf(error)}\nNothing was written.`)
  process.exitCode = 1
}

/** Shows which edits would be lost, and asks for confirmation. */
async function mayOverwrite(edits: string[]): Promise<boolean> {
  console.log(
    [`Edited in ${SITE_CONTENT}/ since the last pull:`, ...edits.map((edit) => `  ${edit}`)].join('\n'),
  )
  if (!process.stdin.isTTY) return false
  const terminal = openTerminal(process.stdin, process.stdout)
  try {
    return await terminal.confirm('overwrite?', false)
  } finally {
    terminal.close()
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof PlatformError) {
    const { what, remedy } = explainFailure(error)
    return `${what}. ${remedy}`
  }
  const isExpected =
    error instanceof PullError || error instanceof ConfigurationError || error instanceof TypeError
  return isExpected ? error.message : String(error instanceof Error ? error.stack : error)
}

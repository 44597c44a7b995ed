import { parseArgs } from 'node:util'
import { SetupError } from './setup-error'

export const usage = `npm run setup                     asks for everything
npm run setup -- [flags]          asks only for what no flag gives; asks nothing when there is no terminal

  --origin ADDRESS         of the platform, such as https://platform.test
  --key KEY                stays in the history of your shell; better are the question, SITE_API_KEY, or:
  --key-stdin              reads the key from standard input
  --site-url ADDRESS       public address of the site
  --accent COLOUR          the client's own accent colour, as CSS writes it
  --nipc NUMBER            the client's tax number, for the foot of every page
  --asset-origins LIST     where files may come from; otherwise where image, cover and file fields refer to
  --new-secret             makes a new secret even if .env.local has one
  --force                  replaces values that .env.local has already
  --yes                    asks nothing: what no flag gives is taken from .env.local, or left out`

export type Options = ReturnType<typeof readOptions>

/** @throws SetupError that names an unknown flag, or a flag without its value */
export function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        origin: { type: 'string' },
        key: { type: 'string' },
        'key-stdin': { type: 'boolean' },
        'site-url': { type: 'string' },
        accent: { type: 'string' },
        nipc: { type: 'string' },
        'asset-origins': { type: 'string' },
        'new-secret': { type: 'boolean' },
        force: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    // An argument without a flag may be a key: the message must not repeat it.
    const isStray =
      error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
    const message = error instanceof Error ? error.message : String(error)
    const problem = isStray ? 'An argument belongs to no flag' : message
    throw new SetupError(`${problem.replace(/\.$/, '')}.\n\n${usage}`)
  }
}

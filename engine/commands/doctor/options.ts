import { parseArgs } from 'node:util'

export const usage = `npm run doctor [-- flags]   checks a configured clone before it goes live; changes nothing

  --before-deploy   leaves out what needs the deployed site
  --preview <url>   looks at a preview deployment on Vercel instead of the public site
  --json            prints one JSON document and nothing else (with npm run -s doctor -- --json)

✓ is well, • is advice, ✗ must be mended; exit 1 when there is a ✗.`

export type Options = ReturnType<typeof readOptions>

/** @throws TypeError that names an unknown flag */
export function readOptions(args: string[]) {
  return parseArgs({
    args,
    options: {
      'before-deploy': { type: 'boolean' },
      preview: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values
}

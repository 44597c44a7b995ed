import { parseArgs } from 'node:util'

export const usage = `npm run update-template -- --from <address or folder>

  --from         where the template is: a git address or a folder; the recorded address when absent
  --ref          its branch or tag, default main
  --base         the template's commit that this clone was made from, when it cannot be found out
  --dry-run      tell what would change and what is left to a human, and write nothing
  --continue     go on after a conflict
  --yes          run the fetched tool without asking, as a pipeline has to
  --new-address  let --from be another address than the recorded one, without asking`

/** @param {string[]} args */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      ref: { type: 'string' },
      base: { type: 'string' },
      'dry-run': { type: 'boolean' },
      continue: { type: 'boolean' },
      yes: { type: 'boolean' },
      'new-address': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  return values
}

/** @typedef {ReturnType<typeof readOptions>} Options */

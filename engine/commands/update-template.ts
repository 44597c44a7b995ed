/* `npm run update-template -- --from <path or remote>`: brings a newer template into this clone. */
import { parseArgs } from 'node:util'
import './shared/end-with-output.mjs'
import { UpdateError, updateTemplate } from './update-template/update'

const usage = `npm run update-template -- --from <path or remote>

  --from   where the template is: a folder or a git address; the one of the last update when absent
  --ref    its branch or tag, default main
  --base   the template's commit that this clone was made from, when it cannot be found out`

try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      ref: { type: 'string' },
      base: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(usage)
  } else {
    const { lines, hasConflicts } = updateTemplate(values)
    console.log(lines.join('\n'))
    process.exitCode = hasConflicts ? 1 : 0
  }
} catch (error) {
  if (error instanceof TypeError) console.error(`${error.message}\n\n${usage}`)
  else console.error(error instanceof UpdateError ? `✗ ${error.message}\nNothing was changed.` : error)
  process.exitCode = 1
}

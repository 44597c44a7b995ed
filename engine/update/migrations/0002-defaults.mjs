import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closeGaps, editFile } from '../code/edits.mjs'
import { findObject } from '../code/objects.mjs'
import { changedPlaces, sameValues, valueAt } from '../code/same-values.mjs'
import { dropUnusedImports } from '../code/unused-imports.mjs'
import { defaultsIn, settings } from './former-defaults.mjs'

/**
 * A clone from before 2.0.0 has settings and texts in site/ that are the template's own. They go, since a later default would never reach the
 * clone.
 * @type {import('../steps.mjs').Step}
 */
export const defaultsGo = {
  title: '0002: settings and texts that are those of the template go',
  isNeeded: ({ git, plan }) => !git.attempt(['cat-file', '-e', `${plan.base}:engine/update/main.mjs`]).isWell,
  async run(context) {
    const ts = await context.typescript()
    if (!ts) return { notes: [] }
    const { ast } = ts
    /** @type {string[]} */
    const gone = []
    /** @type {string[]} */
    const changed = []
    for (const setting of settings) {
      const { file, names } = setting
      if (!existsSync(join(context.tree, file))) continue
      const source = ts.parse(context.tree, [file]).get(file)
      const found = findObject(ast, source, names)
      const before = defaultsIn(context, ts, context.plan.base, setting)
      if (!source || !found?.isCalled || !before) continue
      const now = defaultsIn(context, ts, context.plan.commit, setting)
      const { edits, values, isWhole } = sameValues(ast, source.text, found.object, before)
      const whole = { start: found.object.getStart(), end: found.object.getEnd(), text: '{}' }
      editFile(context, file, isWhole ? [whole] : edits)
      dropUnusedImports(ts, context, file, (name, more) => editFile(context, name, more))
      if (edits.length > 0) closeGaps(context, file)
      for (const { place, value } of values) {
        gone.push(`${file}: ${place}`)
        changed.push(...changedPlaces(ast, value, valueAt(ast, now, place), `${file}: ${place}`))
      }
    }
    return {
      notes: [
        {
          title: 'Taken out of your settings and texts, being those of the template',
          lines: gone,
          isForHand: false,
        },
        {
          title:
            'Of these the template has others by now; where the client wants the former, git show ":/^0002" has it',
          lines: changed,
          isForHand: true,
        },
      ],
    }
  },
}

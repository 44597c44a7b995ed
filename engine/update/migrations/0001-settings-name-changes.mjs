import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closeGaps, editFile } from '../code/edits.mjs'
import { findObject } from '../code/objects.mjs'
import { statementRemoval } from '../code/remove.mjs'
import { dropUnusedImports } from '../code/unused-imports.mjs'
import { settings } from './former-defaults.mjs'

/**
 * In a clone from before 26 November 2026, site.config.ts and site.copy.ts have all settings and texts, and their types. They name changes since,
 * and the types are the template's.
 * @type {import('../steps.mjs').Step}
 */
export const settingsNameChanges = {
  title: '0001: settings and texts are those that differ from the template',
  isNeeded: ({ git, plan }) => git.attempt(['cat-file', '-e', `${plan.base}:site.config.ts`]).isWell,
  async run(context) {
    const ts = await context.typescript()
    const there = settings.filter(({ file }) => existsSync(join(context.tree, file)))
    if (!ts)
      return {
        notes: [
          {
            title: 'TypeScript could not be brought: write these calls around your settings and texts',
            lines: there.map(({ file, wrapper }) => `${file}: ${wrapper}({…})`),
            isForHand: true,
          },
        ],
      }
    /** @type {string[]} */
    const done = []
    for (const file of new Set(there.map((one) => one.file))) {
      const source = ts.parse(context.tree, [file]).get(file)
      if (!source) continue
      /** @type {import('../code/edits.mjs').Edit[]} */
      const edits = []
      /** @type {string[]} */
      const wrappers = []
      for (const { names, wrapper } of there.filter((one) => one.file === file)) {
        const found = findObject(ts.ast, source, names)
        if (!found || found.isCalled) continue
        const { declaration, object } = found
        const pure = wrapper === 'defineCopy' ? '/* @__PURE__ */ ' : ''
        const end = declaration.initializer?.getEnd() ?? object.getEnd()
        edits.push(
          {
            start: declaration.name.getStart(),
            end: object.getStart(),
            text: `${names[0]} = ${pure}${wrapper}(`,
          },
          { start: object.getEnd(), end, text: ')' },
        )
        wrappers.push(wrapper)
      }
      if (wrappers.length === 0) continue
      for (const statement of source.statements)
        if (ts.ast.isInterfaceDeclaration(statement) || ts.ast.isTypeAliasDeclaration(statement))
          edits.push(statementRemoval(statement))
      const module = there.find((one) => one.file === file)?.module
      // Below the comment that heads the file, above that of the first statement.
      const first = source.statements[0]?.getStart(source, true) ?? 0
      edits.push({
        start: first,
        end: first,
        text: `import { ${wrappers.join(', ')} } from '@/${module}'\n\n`,
      })
      editFile(context, file, edits)
      dropUnusedImports(ts, context, file, (name, more) => editFile(context, name, more))
      closeGaps(context, file)
      done.push(`${file}: ${wrappers.join(', ')}`)
    }
    return {
      notes: [
        { title: 'Settings and texts name what differs from the template', lines: done, isForHand: false },
      ],
    }
  },
}

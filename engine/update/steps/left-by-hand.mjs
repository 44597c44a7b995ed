import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from '../code/imports.mjs'
import { ownModules } from '../code/site-modules.mjs'
import { byHand, matcher } from '../migrations/renames.mjs'
import { filesOf } from '../trees.mjs'

/**
 * Names what no tool can do, with file and line. It changes nothing.
 * @type {import('../steps.mjs').Step}
 */
export const leftByHand = {
  title: 'What is left to a human',
  async run(context) {
    const { git, tree, plan } = context
    const isOld = (/** @type {string} */ file) =>
      git.attempt(['cat-file', '-e', `${plan.base}:${file}`]).isWell
    const advice = byHand.filter(({ was }) => isOld(was))
    const mine = ownModules(context)
    /** @type {string[]} */
    const lines = []
    for (const { text, files, say } of advice) {
      if (text === undefined) continue
      for (const file of mine.filter(matcher(files ?? '**')))
        for (const [index, line] of readFileSync(join(tree, file), 'utf8').split('\n').entries())
          if (line.includes(text)) lines.push(`${file}:${index + 1} ${text}: ${say}`)
    }
    const ts = advice.length > 0 ? await context.typescript() : undefined
    for (const [file, source] of ts?.parse(tree, mine) ?? [])
      for (const { elements = [], line } of ts ? importsOf(ts.ast, source) : [])
        for (const { name } of elements) {
          const found = advice.find((one) => one.name === name)
          if (found) lines.push(`${file}:${line} ${name}: ${found.say}`)
        }
    return {
      notes: [
        { title: 'Used otherwise by now', lines: lines.sort(), isForHand: true },
        {
          title: 'A theme of your own needs these files (docs/theming.md)',
          lines: themeFiles(context),
          isForHand: true,
        },
      ],
    }
  },
}

/**
 * @param {import('../steps.mjs').Context} context
 * @returns {string[]}
 */
function themeFiles({ git, tree }) {
  return [...filesOf(git, 'HEAD').keys()]
    .filter((path) => /^themes\/[^/]+\/theme\.ts$/.test(path))
    .flatMap((path) => ['components.ts', 'theme.css'].map((name) => `${dirname(path)}/${name}`))
    .filter((path) => !existsSync(join(tree, path)))
}

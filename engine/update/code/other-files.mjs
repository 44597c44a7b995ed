import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath, relative } from 'node:path/posix'
import { filesOf } from '../trees.mjs'

/**
 * The client's files that are no modules. A stylesheet follows what has moved; in others the lines are named, since a path may mean many things
 * there.
 * @param {import('../steps.mjs').Context} context
 * @param {(path: string) => string | undefined} placeOf
 * @param {(file: string, edits: import('./edits.mjs').Edit[]) => void} edit
 * @returns {{ changed: string[], problems: string[] }}
 */
export function otherFiles({ git, tree, plan }, placeOf, edit) {
  const now = filesOf(git, 'HEAD')
  const templates = filesOf(git, plan.after)
  const mine = [...now.keys()].filter((path) => now.get(path) !== templates.get(path))
  /** @type {string[]} */
  const changed = []
  /** @type {string[]} */
  const problems = []
  for (const file of mine.filter((path) => /^(?!public\/).*\.css$/.test(path))) {
    const text = readFileSync(join(tree, file), 'utf8')
    /** @type {import('./edits.mjs').Edit[]} */
    const edits = []
    for (const { index, 0: path } of text.matchAll(
      /(?<=@(?:import|source|config|plugin)\s+(?:not\s+)?['"])\.{1,2}\/[^'"\n*]+(?=['"])/g,
    )) {
      const target = joinPath(dirname(file), path)
      const place = placeOf(target)
      if (now.has(target)) continue
      if (place) edits.push({ start: index, end: index + path.length, text: relative(dirname(file), place) })
      else if (plan.moves.gone.has(target))
        problems.push(`${file}:${text.slice(0, index).split('\n').length} ${path} is gone`)
    }
    edit(file, edits)
    if (edits.length > 0) changed.push(file)
  }
  for (const file of mine.filter((path) => told.test(path)))
    for (const [index, line] of readFileSync(join(tree, file), 'utf8').split('\n').entries())
      for (const [path] of line.matchAll(/(?<![\w/.@-])(?:[\w.@-]+\/)+[\w.@-]+/g)) {
        const place = now.has(path) ? undefined : placeOf(path)
        if (place) problems.push(`${file}:${index + 1} ${path} is ${place}`)
      }
  return { changed, problems }
}

const told =
  /^(?!site\/|public\/|engine\/|docs\/|package(-lock)?\.json$|pnpm-lock).*(\.(ya?ml|sh|conf|toml|service|jsonc?)|Dockerfile|ignore)$/

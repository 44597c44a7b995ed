import { editFile, lineOf } from '../code/edits.mjs'
import { importsOf } from '../code/imports.mjs'
import { otherFiles } from '../code/other-files.mjs'
import { placeFinder } from '../code/places.mjs'
import { rewriteImport } from '../code/rewrite-import.mjs'
import { ownModules, siteModules } from '../code/site-modules.mjs'
import { pathStrings } from '../code/strings.mjs'
import { unresolvedImports } from '../code/unresolved.mjs'
import { filesOf } from '../trees.mjs'

/**
 * Rewrites the imports and paths of what is the client's own, and of what it has changed, where the template has moved a module or renamed an
 * export.
 * @type {import('../steps.mjs').Step}
 */
export const rewriteImports = {
  title: 'Imports and paths follow what the template has moved',
  async run(context) {
    const { git, tree, plan } = context
    const placeOf = placeFinder(plan.moves)
    const others = otherFiles(context, placeOf, (file, edits) => editFile(context, file, edits))
    const ts = await context.typescript()
    const problems = [...others.problems]
    const changed = [...others.changed]
    if (ts) rewriteModules(ts)
    return {
      notes: [
        ...(ts ? [] : [unresolvedImports(tree, ownModules(context), filesOf(git, 'HEAD'))]),
        { title: 'Imports and paths rewritten', lines: changed, isForHand: false },
        { title: 'Imports and paths that lead nowhere any more', lines: problems, isForHand: true },
      ],
    }

    /** @param {import('../typescript.mjs').TypeScript} parser */
    function rewriteModules(parser) {
      const modules = siteModules(context, parser)
      for (const file of modules.mine) {
        const source = modules.parsed.get(file)
        if (!source) continue
        const done = importsOf(parser.ast, source).map((one) => rewriteImport(parser, modules, file, one))
        const edits = [...done.flatMap((one) => one.edits), ...paths(file, source)]
        problems.push(...done.flatMap((one) => one.problems))
        if (edits.length > 0) changed.push(file)
        editFile(context, file, edits)
      }

      /**
       * @param {string} file
       * @param {import('../code/imports.mjs').SourceFile} source
       */
      function paths(file, source) {
        if (file.startsWith('site/copy')) return []
        return pathStrings(parser.ast, source, isOfRoot).flatMap(({ start, end, text }) => {
          const path = text.replace(/^\.\//, '')
          if (modules.now.has(path)) return []
          const place = placeOf(path)
          if (place !== undefined) return [{ start: end - path.length, end, text: place }]
          if (plan.moves.gone.has(path)) problems.push(`${file}:${lineOf(source, start)} '${text}' is gone`)
          return []
        })
      }
    }

    /** @param {string} text */
    function isOfRoot(text) {
      return /^[\w.-]+\.\w+$/.test(text) && plan.moves.places.has(text)
    }
  },
}

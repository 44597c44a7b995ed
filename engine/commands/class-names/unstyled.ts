import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { projectFile } from '../shared/project'
import { readSources } from './design'

/**
 * Layouts of a theme that its `theme.css` does not include, so that their styles would be missing, one sentence each.
 * @param folder the folder of the theme
 */
export async function unstyledLayouts(folder: string): Promise<string[]> {
  const stylesheet = join(folder, 'theme.css')
  const { sources, imports } = await readSources(stylesheet)
  const isSource = (file: string) =>
    [...sources].some((source) => file === source || file.startsWith(source + sep))
  return layoutsOf(folder).flatMap((file) => {
    const layoutStyles = file.replace(/\.tsx?$/, '.css')
    const [rule, missing] = existsSync(layoutStyles)
      ? ['@import', !imports.has(layoutStyles) && layoutStyles]
      : ['@source', !isSource(file) && file]
    if (!missing) return []
    const name = relative(folder, missing).replaceAll(sep, '/')
    return `${relative(projectFile(), stylesheet).replaceAll(sep, '/')}: add ${rule} "${name.startsWith('.') ? name : `./${name}`}";`
  })
}

/** The layout files that a theme uses, its own and those of other themes. */
function layoutsOf(folder: string): string[] {
  const files = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(valueImport)) {
      const path = name.startsWith('@/') ? projectFile(name.slice(2)) : resolve(dirname(file), name)
      const target = [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate))
      if (target?.startsWith(themes)) follow(target)
    }
  }
  for (const entry of entryFiles) follow(join(folder, entry))
  return [...files].filter((file) => !entryFiles.some((entry) => file.endsWith(sep + entry)))
}

/** Files of a theme that import its layouts. */
const entryFiles = ['theme.ts', 'components.ts']

const themes = projectFile('themes') + sep

/** Imports and exports of a module, except type-only ones. */
const valueImport = /^(?:import|export) (?!type )[^'"]*from ['"]((?:\.{1,2}|@)\/[^'"]+)['"]/gm

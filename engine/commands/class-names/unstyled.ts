import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { projectFile } from '../shared/project'
import { readSources } from './design'

/**
 * The layouts of a theme that its `theme.css` does not name, so that their styles would be missing: a sentence each.
 * @param folder that of the theme
 */
export async function unstyledLayouts(folder: string): Promise<string[]> {
  const stylesheet = join(folder, 'theme.css')
  const { sources, imports } = await readSources(stylesheet)
  const isSource = (file: string) =>
    [...sources].some((source) => file === source || file.startsWith(source + sep))
  return layoutsOf(folder).flatMap((file) => {
    const own = file.replace(/\.tsx?$/, '.css')
    const [rule, missing] = existsSync(own)
      ? ['@import', !imports.has(own) && own]
      : ['@source', !isSource(file) && file]
    if (!missing) return []
    const name = relative(folder, missing).replaceAll(sep, '/')
    return `${relative(projectFile(), stylesheet).replaceAll(sep, '/')}: add ${rule} "${name.startsWith('.') ? name : `./${name}`}";`
  })
}

/** The files that a theme takes its layouts from, its own and those of other themes. */
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
  for (const list of lists) follow(join(folder, list))
  return [...files].filter((file) => !lists.some((list) => file.endsWith(sep + list)))
}

/** The files of a theme that name its layouts. */
const lists = ['theme.ts', 'components.ts']

const themes = projectFile('themes') + sep

/** Of a module whose types alone are not taken. */
const valueImport = /^(?:import|export) (?!type )[^'"]*from ['"]((?:\.{1,2}|@)\/[^'"]+)['"]/gm

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { LIST, templateFiles } from '../shared/template-files'
import { paths } from './git'

/** Folders of `lib/` by the names that they had in 1.0.0 or since. */
const moved: Record<string, string> = {
  captcha: 'lead/captcha',
  'config-checks': 'config/checks',
  headers: 'routing/headers',
  'inline-scripts': 'pages/inline-scripts',
  menu: 'content/menu',
  'og-image': 'pages/og-image',
  process: 'environment/process',
  search: 'content/search',
  seo: 'pages/seo',
  snapshots: 'platform/snapshots',
  theme: 'config/theme',
}

/** The same source with imports from where the folders are now. */
function withMovedFolders(source: string): string {
  return source.replace(
    /(['"](?:@\/|(?:\.\.\/){1,20})lib\/)([\w-]{1,40})(?=\/)/g,
    (_, start: string, name: string) => `${start}${moved[name] ?? name}`,
  )
}

/** Rewrites the imports in the files that are not the template's. Returns those that were rewritten. */
export function followMovedFolders(): string[] {
  // A clone may have deleted tools/.
  const ofTemplate = existsSync(LIST) ? templateFiles() : new Set<string>()
  return paths('ls-files', '-z', '--', '*.ts', '*.tsx', '*.mts', '*.mjs').filter((path) => {
    if (ofTemplate.has(path) || !existsSync(path)) return false
    const before = readFileSync(path, 'utf8')
    const after = withMovedFolders(before)
    if (after !== before) writeFileSync(path, after)
    return after !== before
  })
}

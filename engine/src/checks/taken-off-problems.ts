import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from '../port/client-folder'
import { siteConfig } from '../port/config'
import { kindNames, namesOf } from '../port/kinds'
import { takenOffAt, takenOffKinds } from '../port/routes'
import type { SectionEntry } from '../port/sections'
import { isOwnSetting, type SiteConfig } from '../port/settings'
import { redirectList } from '../routing/redirect-list'
import { isRedirected } from '../routing/redirects'
import { CONFIG, configSource, lineOf } from './config-line'
import { addressesIn, linksIn, namesIn, type Written } from './written-settings'

/* Checks what the agency has written about kinds that `without` removes. The template's own settings leave these kinds out themselves. */

/** Settings that concern a single kind, which is the value. */
const kindOfSetting: Partial<Record<keyof SiteConfig, string>> = {
  postsPerPage: 'posts',
  subjects: 'posts',
  prices: 'products',
  locations: 'locations',
}

/** What site/config.ts says about removed kinds, one sentence each with file and line. @param own the paths of the agency's pages */
export function takenOffProblems(
  config: SiteConfig,
  own: readonly string[],
  source = configSource(),
): string[] {
  const wrong = config.without.flatMap((name: string) => (mayBeTakenOff(name) ? [] : name))
  const problems = wrong.map(
    (name) => `${CONFIG}${lineOf(source, 'without', name)}: without: ${unfitProblem(name)}`,
  )
  if (takenOffKinds().length === 0) return problems
  const named = namesIn(config).filter(({ text }) => isRemovedName(text))
  const links = addressesIn(config).filter(({ text }) =>
    belongsToRemovedKind(text, (path) => own.includes(path)),
  )
  const settingsOfRemoved = Object.entries(kindOfSetting).flatMap(([setting, kind]): Written[] =>
    isRemovedName(kind) ? [{ setting: setting as keyof SiteConfig, text: setting }] : [],
  )
  const toRemove = [...named, ...links, ...settingsOfRemoved]
    .filter(({ setting, listedAt }) => listedAt !== undefined || isOwnSetting(setting, config))
    .map(({ setting, text, listedAt }) => {
      const where = listedAt ?? CONFIG + lineOf(source, setting, text)
      return `${where}: ${setting}: ${removalProblem(text)}`
    })
  return [...problems, ...toRemove]
}

/** Kinds that no site can do without. */
const neededKinds = ['settings', 'services', 'legal']

function mayBeTakenOff(name: string): boolean {
  const known: string[] = kindNames.flatMap((kind) => [kind, ...Object.values(namesOf(kind))])
  return known.includes(name) && !neededKinds.includes(name)
}

function unfitProblem(name: string): string {
  return neededKinds.includes(name)
    ? `a site needs its ${name}`
    : `there is no kind of content named "${name}"`
}

/** Problems of a section in a Markdown page that names, or links to, a removed kind. */
export function takenOffSection(entry: SectionEntry): { path: PropertyKey[]; text: string }[] {
  if (takenOffKinds().length === 0) return []
  if (isRemovedName(entry.section)) return [{ path: [], text: removalProblem(entry.section) }]
  return linksIn(entry)
    .filter(({ text }) => belongsToRemovedKind(text, isOwnPage))
    .map(({ path, text }) => ({ path, text: removalProblem(text) }))
}

/** Whether the agency has a page at a path. Looks for the file, since the Markdown pages are still being read. */
function isOwnPage(path: string): boolean {
  if (siteConfig.pages.some((page) => page.path === path)) return true
  return existsSync(join(/* turbopackIgnore: true */ clientFolder(), `site/pages${path}.md`))
}

const removalProblem = (text: string) =>
  `"${text}" belongs to a kind that the setting without removes: remove it here`

function isRemovedName(text: string): boolean {
  return takenOffKinds().some(({ names, page }) => page?.name === text || names.includes(text))
}

/** Whether an address leads to a removed kind, with neither a page of the agency nor a redirect in its place. */
export function belongsToRemovedKind(address: string, isOwn: (path: string) => boolean): boolean {
  if (!takenOffAt(address)) return false
  const [path = ''] = address.split(/[?#]/, 1)
  return !isOwn(path) && !redirectList.some(({ from }) => from === path) && !isRedirected(path, redirectList)
}

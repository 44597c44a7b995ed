import { sectionEntry } from '../port/sections'
import { isGroup, type MenuEntry, type SiteConfig } from '../port/settings'
import { redirectList } from '../routing/redirect-list'
import { CONFIG } from './config-line'

/** A name or an address in the value of a setting. */
export interface Written {
  setting: keyof SiteConfig
  text: string
  /** Where the text is, if not in site/config.ts. */
  listedAt?: string | undefined
}

/** The kinds and pages that settings name. */
export function namesIn(config: SiteConfig): Written[] {
  const { menu, footerMenu, home, about, recordSections, order, paths = {}, refreshSeconds, icons } = config
  const writtenIn = (setting: keyof SiteConfig, texts: string[]) => texts.map((text) => ({ setting, text }))
  const besideRecords = Object.values(recordSections).flatMap(({ before = [], after = [] }) => [
    ...before,
    ...after,
  ])
  const sections = (entries: typeof home) => entries.map((entry) => sectionEntry(entry).section)
  return [
    ...writtenIn('menu', targetsIn(menu)),
    ...writtenIn('footerMenu', targetsIn(footerMenu)),
    ...writtenIn('home', sections(home)),
    ...writtenIn('about', sections(about)),
    ...writtenIn('recordSections', sections(besideRecords)),
    ...writtenIn('order', Object.keys(order)),
    ...writtenIn('paths', Object.keys(paths)),
    ...writtenIn('refreshSeconds', Object.keys(refreshSeconds)),
    ...writtenIn('icons', Object.keys(icons || {})),
  ]
}

/** The addresses that settings link to or are about. */
export function addressesIn(config: SiteConfig): Written[] {
  const { menu, footerMenu, mainAction, secondAction, announcement, locations = {} } = config
  const writtenIn = (setting: keyof SiteConfig, texts: (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : { setting, text }))
  return [
    ...writtenIn('menu', targetsIn(menu)),
    ...writtenIn('footerMenu', targetsIn(footerMenu)),
    ...writtenIn('mainAction', [mainAction?.href]),
    ...writtenIn('secondAction', [secondAction?.href]),
    ...writtenIn('announcement', [announcement?.href]),
    ...writtenIn(
      'locations',
      Object.values(locations).map(({ bookingUrl }) => bookingUrl),
    ),
    ...writtenIn('sharePictures', Object.keys(config.sharePictures)),
    ...writtenIn('recordSections', Object.keys(config.recordSections)),
    ...writtenIn(
      'pages',
      config.pages.map(({ translationOf }) => translationOf),
    ),
    ...writtenIn(
      'home',
      linksIn(config.home).map(({ text }) => text),
    ),
    ...writtenIn(
      'about',
      linksIn(config.about).map(({ text }) => text),
    ),
    ...redirectList.map(({ to, listedAt }) => ({
      setting: 'redirects' as const,
      text: to,
      listedAt: listedAt?.startsWith(CONFIG) ? undefined : listedAt,
    })),
  ]
}

/** The names, paths and addresses in a menu. */
function targetsIn(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap((entry): string[] => {
    if (typeof entry === 'string') return [entry]
    return [...(entry.href ? [entry.href] : []), ...(isGroup(entry) ? targetsIn(entry.entries) : [])]
  })
}

/** The addresses in the content of sections, each with its path in the value. */
export function linksIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string')
    return /^(?:href|of)$/.test(String(path.at(-1))) ? [{ path, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    linksIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

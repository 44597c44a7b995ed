import { sectionEntry } from '../port/sections'
import { isGroup, type MenuEntry, type SiteConfig } from '../port/settings'
import { redirectList } from '../routing/redirect-list'
import { CONFIG } from './config-line'

/** A name or an address in the value of a setting. */
export interface Written {
  setting: keyof SiteConfig
  text: string
  /** Where the text is, if not in site/config.ts. */
  place?: string | undefined
}

/** The kinds and pages that settings name. */
export function namesIn(config: SiteConfig): Written[] {
  const { menu, footerMenu, home, about, recordSections, order, paths = {}, refreshSeconds, icons } = config
  const of = (setting: keyof SiteConfig, texts: string[]) => texts.map((text) => ({ setting, text }))
  const around = Object.values(recordSections).flatMap(({ before = [], after = [] }) => [...before, ...after])
  const sections = (entries: typeof home) => entries.map((entry) => sectionEntry(entry).section)
  return [
    ...of('menu', targetsIn(menu)),
    ...of('footerMenu', targetsIn(footerMenu)),
    ...of('home', sections(home)),
    ...of('about', sections(about)),
    ...of('recordSections', sections(around)),
    ...of('order', Object.keys(order)),
    ...of('paths', Object.keys(paths)),
    ...of('refreshSeconds', Object.keys(refreshSeconds)),
    ...of('icons', Object.keys(icons || {})),
  ]
}

/** The addresses that settings link to or are about. */
export function addressesIn(config: SiteConfig): Written[] {
  const { menu, footerMenu, mainAction, secondAction, announcement, locations = {} } = config
  const of = (setting: keyof SiteConfig, texts: (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : { setting, text }))
  return [
    ...of('menu', targetsIn(menu)),
    ...of('footerMenu', targetsIn(footerMenu)),
    ...of('mainAction', [mainAction?.href]),
    ...of('secondAction', [secondAction?.href]),
    ...of('announcement', [announcement?.href]),
    ...of(
      'locations',
      Object.values(locations).map(({ bookingUrl }) => bookingUrl),
    ),
    ...of('sharePictures', Object.keys(config.sharePictures)),
    ...of('recordSections', Object.keys(config.recordSections)),
    ...of(
      'pages',
      config.pages.map(({ translationOf }) => translationOf),
    ),
    ...of(
      'home',
      linksIn(config.home).map(({ text }) => text),
    ),
    ...of(
      'about',
      linksIn(config.about).map(({ text }) => text),
    ),
    ...redirectList.map(({ to, place }) => ({
      setting: 'redirects' as const,
      text: to,
      place: place?.startsWith(CONFIG) ? undefined : place,
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

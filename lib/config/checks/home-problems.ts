import { problemsOf } from '@/lib/format/problems-of'
import { sectionEntry } from '../home-entry'
import { ownSections } from '../sections/own-sections'
import { nameProblems, sectionProblems } from '../sections/section-problems'
import type { SiteConfig } from '../site-config'

/** The problems with the sections of the home page and with the agency's own, one sentence each. */
export function homeProblems({ home }: Pick<SiteConfig, 'home'>, own = ownSections()): string[] {
  const entries = home.map(sectionEntry)
  return [
    ...nameProblems(own),
    ...entries.flatMap((entry) =>
      problemsOf(
        `home: ${entry.section}`,
        sectionProblems(entry, own).map(({ text }) => text),
      ),
    ),
  ]
}

/** The problems with the origins of other forms, one sentence each. */
export function formOriginProblems(origins: readonly string[]): string[] {
  return origins.flatMap((origin) =>
    problemsOf(`formOrigins: ${origin}`, [
      (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith('https:')) &&
        'must be an https origin: scheme and host, nothing after them',
    ]),
  )
}

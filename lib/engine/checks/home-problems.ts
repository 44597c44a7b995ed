import { ownSections, type SectionEntry, sectionEntry } from '@/lib/engine/port/sections'
import type { SiteConfig } from '@/lib/engine/port/settings'
import { problemsOf } from '@/lib/engine/text/problems-of'
import { nameProblems, sectionProblems } from './section-problems'

/** The problems with the sections of the home page, of the page about the business, and with the agency's own, one sentence each. */
export function homeProblems(
  { home, about = [] }: Pick<SiteConfig, 'home'> & Partial<Pick<SiteConfig, 'about'>>,
  own = ownSections(),
): string[] {
  const problems = (page: 'home' | 'about') => (entry: SectionEntry) =>
    problemsOf(
      `${page}: ${entry.section}`,
      sectionProblems(entry, own).map(({ text }) => text),
    )
  return [
    ...nameProblems(own),
    ...home.map(sectionEntry).flatMap(problems('home')),
    ...about.map(sectionEntry).flatMap(problems('about')),
  ]
}

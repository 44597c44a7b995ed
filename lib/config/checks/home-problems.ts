import { problemsOf } from '@/lib/format/problems-of'
import { type SectionEntry, sectionEntry } from '../sections/home-entry'
import { ownSections } from '../sections/own-sections'
import { nameProblems, sectionProblems } from '../sections/section-problems'
import type { SiteConfig } from '../site-config'

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

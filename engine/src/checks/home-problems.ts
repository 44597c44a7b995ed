import { isRouteOf, recordRoutes } from '../port/routes'
import {
  nameProblems,
  ownSections,
  type SectionEntry,
  sectionEntry,
  sectionFieldProblems,
  sectionProblems,
} from '../port/sections'
import type { SiteConfig } from '../port/settings'
import { problemsOf } from '../text/problems-of'

/** Problems with the sections of the home page and the about page, and with the agency's own sections, one sentence each. */
export function homeProblems(
  {
    home,
    about = [],
    recordSections = {},
    sectionFields = {},
  }: Pick<SiteConfig, 'home'> & Partial<Pick<SiteConfig, 'about' | 'recordSections' | 'sectionFields'>>,
  own = ownSections(),
): string[] {
  const problems = (page: string) => (entry: SectionEntry) =>
    problemsOf(
      `${page}: ${entry.section}`,
      sectionProblems(entry, own, sectionFields).map(({ text }) => text),
    )
  return [
    ...nameProblems(own),
    ...sectionFieldProblems(sectionFields, own),
    ...home.map(sectionEntry).flatMap(problems('home')),
    ...about.map(sectionEntry).flatMap(problems('about')),
    ...Object.entries(recordSections).flatMap(([path, { before = [], after = [] }]) => [
      ...problemsOf(`recordSections: ${path}`, [
        !isOfRecord(path) && 'is not the path of a record, such as /servicos/pintura',
      ]),
      ...[...before, ...after].map(sectionEntry).flatMap(problems(`recordSections: ${path}`)),
    ]),
  ]
}

/** Whether a path is that of a record, such as `/servicos/pintura`, with or without the client's word for the list. */
function isOfRecord(path: string): boolean {
  return recordRoutes.some((route) => isRouteOf(route, path))
}

import type { Content } from '../platform'
import { emptyLegal, emptySettings } from '../platform/read-once'
import { type Contract, type Resource, resourceNames } from '../platform/resources'
import type { Snapshot } from './snapshot'
import { sourceOf } from './sources'

/** A part of the content. Projects and case studies are one part, whichever contract description they came under. */
export type Part = Exclude<Resource, 'caseStudies'>

export const allParts = resourceNames.filter((resource) => resource !== 'caseStudies')

/** One snapshot of each resource. */
export type Snapshots = { [R in Resource]?: Snapshot<R> | undefined }

/** The resources that the tenant's contract has for these parts. */
export function resourcesOf(parts: Iterable<Part>): Resource[] {
  const has4 = sourceOf('settings').contractInUse === 4
  return [...parts]
    .map((name) => (name === 'projects' && has4 ? 'caseStudies' : name))
    .filter((name) => sourceOf(name).isInUse)
}

/** Always the same object, so that two contents without a list compare as equal. */
const none: never[] = []

/**
 * The parts of the content. A part that was never read is empty. While a tenant that came from the other contract has resources that cannot
 * be read, it keeps its earlier ones: its case studies for projects, or all that 6.3.0 had for case studies.
 */
export function partsFrom(contract: Contract, from: Snapshots): Pick<Content, Part> {
  const { settings, services, products, locations, values, legal, caseStudies } = from
  const hasLeft6 = contract === 4 && caseStudies !== undefined
  const { projects = caseStudies, posts, testimonials, faqs } = hasLeft6 ? ({} as Snapshots) : from
  return {
    settings: settings?.content ?? emptySettings,
    services: services?.content ?? none,
    products: products?.content ?? none,
    projects: projects?.content ?? none,
    posts: posts?.content ?? none,
    testimonials: testimonials?.content ?? none,
    faqs: faqs?.content ?? none,
    locations: locations?.content ?? none,
    values: values?.content ?? none,
    legal: legal?.content ?? emptyLegal,
  }
}

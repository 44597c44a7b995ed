import type { Content } from '../platform'
import { emptyLegal, emptySettings } from '../platform/read-once'
import { type Contract, hasResource, type Resource, resourceNames } from '../platform/resources'
import { contractInUse, type Snapshot } from './state'

/** A part of the content. Projects and case studies are one part, whichever contract description they came under. */
export type Part = Exclude<Resource, 'caseStudies'>

export const allParts = resourceNames.filter((resource) => resource !== 'caseStudies')

/** One snapshot of each resource. */
export type Snapshots = { [R in Resource]?: Snapshot<R> | undefined }

/** The parts of the content. A part that was never read is empty. */
export function partsFrom(contract: Contract, from: Snapshots): Pick<Content, Part> {
  return { ...commonParts(from), ...(contract === 4 ? partsOf4(from) : partsOf6(from)) }
}

/** The resources that the tenant's contract has for these parts. */
export function resourcesOf(parts: Iterable<Part>): Resource[] {
  const contract = contractInUse() ?? 6
  const resources = [...parts].map((name) => (name === 'projects' && contract === 4 ? 'caseStudies' : name))
  return resources.filter((resource) => hasResource(contract, resource))
}

/** Always the same object, so that two contents without a list compare as equal. */
const none: never[] = []

function commonParts({ settings, services, products, locations, values, legal }: Snapshots) {
  return {
    settings: settings?.content ?? emptySettings,
    services: services?.content ?? none,
    products: products?.content ?? none,
    locations: locations?.content ?? none,
    values: values?.content ?? none,
    legal: legal?.content ?? emptyLegal,
  }
}

/* A tenant may move from one contract to the other while the site runs. Its new resources may become readable later. */

/** While projects cannot be read, a tenant that came from 4.1.0 keeps its case studies. */
function partsOf6({ projects, caseStudies, posts, testimonials, faqs }: Snapshots) {
  return {
    projects: projects?.content ?? caseStudies?.content ?? none,
    posts: posts?.content ?? none,
    testimonials: testimonials?.content ?? none,
    faqs: faqs?.content ?? none,
  }
}

/** While case studies cannot be read, a tenant that came from 6.3.0 keeps what it had. */
function partsOf4(snapshots: Snapshots) {
  const { caseStudies } = snapshots
  if (!caseStudies) return partsOf6(snapshots)
  return { projects: caseStudies.content, posts: none, testimonials: none, faqs: none }
}

import type { Environment } from './environment'

/** Which of the two contract descriptions a tenant is served by. */
export type Contract = 4 | 6

/** How often a page refreshes when nobody pushes. */
export const SECONDS_WITH_PUSH = 300
const SECONDS_WITHOUT_PUSH = 60

/**
 * The one table of resources: which contract has them, and which push tags make them be read anew. Reads and the push route
 * both work from it.
 */
const resources = {
  settings: { contracts: [4, 6], tags: ['settings'] },
  services: { contracts: [4, 6], tags: ['services'] },
  products: { contracts: [4, 6], tags: ['products'] },
  caseStudies: { contracts: [4], tags: ['caseStudies'] },
  projects: { contracts: [6], tags: ['projects', 'caseStudies'] },
  posts: { contracts: [6], tags: ['posts'] },
  testimonials: { contracts: [6], tags: ['testimonials'] },
  faqs: { contracts: [6], tags: ['faqs'] },
  locations: { contracts: [4, 6], tags: ['locations'] },
  values: { contracts: [4, 6], tags: ['values'] },
  legal: { contracts: [4, 6], tags: ['legal'] },
} as const satisfies Record<string, { contracts: Contract[]; tags: string[] }>

export type Resource = keyof typeof resources

export const resourceNames = Object.keys(resources) as Resource[]

/** The tags that the specification lets the platform push. */
const specifiedPushTags = [
  'settings',
  'services',
  'products',
  'caseStudies',
  'locations',
  'values',
  'legal',
] as const

/** The tags that the push route accepts: the specification's seven, and those the agency opted in to. */
export function pushTags({ extraPushTags }: Pick<Environment, 'extraPushTags'>): string[] {
  return [...specifiedPushTags, ...extraPushTags]
}

/** Whether the push route accepts this tag. */
export function isPushTag(tag: unknown, environment: Pick<Environment, 'extraPushTags'>): tag is string {
  return pushTags(environment).some((known) => known === tag)
}

/** The resources of this contract that a push of the tag is about. */
export function resourcesTagged(tag: string, contract: Contract): Resource[] {
  return resourceNames.filter((name) => hasResource(contract, name) && tagsOf(name).includes(tag))
}

export function hasResource(contract: Contract, name: Resource): boolean {
  return (resources[name].contracts as readonly Contract[]).includes(contract)
}

export function tagsOf(name: Resource): readonly string[] {
  return resources[name].tags
}

/**
 * How long a snapshot is shown before the platform is asked again, in seconds: long for what the platform pushes, the tags of
 * EXTRA_PUSH_TAGS included, short for the rest, and short for all when no push is accepted.
 */
export function ageOf(
  name: Resource,
  environment: Pick<Environment, 'revalidateSecret' | 'extraPushTags'>,
): number {
  if (environment.revalidateSecret === undefined) return SECONDS_WITHOUT_PUSH
  return isPushTag(name, environment) ? SECONDS_WITH_PUSH : SECONDS_WITHOUT_PUSH
}

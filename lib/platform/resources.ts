import type { Environment } from './environment'

/** Which of the two contract descriptions a tenant is served by. */
export type Contract = 4 | 6

const withPush = 300
const withoutPush = 60

/**
 * The one table of resources: which contract has them, under which cache tags a read is kept, and the longest
 * age in seconds that a copy reaches without a push. Reads and the push route both work from it.
 */
const resources = {
  settings: { contracts: [4, 6], tags: ['settings'], age: withPush },
  services: { contracts: [4, 6], tags: ['services'], age: withPush },
  products: { contracts: [4, 6], tags: ['products'], age: withPush },
  caseStudies: { contracts: [4], tags: ['caseStudies'], age: withPush },
  projects: { contracts: [6], tags: ['projects', 'caseStudies'], age: withoutPush },
  posts: { contracts: [6], tags: ['posts'], age: withoutPush },
  testimonials: { contracts: [6], tags: ['testimonials'], age: withoutPush },
  faqs: { contracts: [6], tags: ['faqs'], age: withoutPush },
  locations: { contracts: [4, 6], tags: ['locations'], age: withPush },
  values: { contracts: [4, 6], tags: ['values'], age: withPush },
  legal: { contracts: [4, 6], tags: ['legal'], age: withPush },
} as const satisfies Record<string, { contracts: Contract[]; tags: string[]; age: number }>

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

/** The resources of this contract whose copies carry the tag. */
export function resourcesTagged(tag: string, contract: Contract): Resource[] {
  return resourceNames.filter((name) => hasResource(contract, name) && tagsOf(name).includes(tag))
}

export function hasResource(contract: Contract, name: Resource): boolean {
  return (resources[name].contracts as readonly Contract[]).includes(contract)
}

export function tagsOf(name: Resource): readonly string[] {
  return resources[name].tags
}

/** Longest age of a copy in seconds; shorter for all when nothing can be pushed. */
export function ageOf(name: Resource, { revalidateSecret }: Pick<Environment, 'revalidateSecret'>): number {
  return revalidateSecret === undefined ? withoutPush : resources[name].age
}

/** Which of the two contract descriptions a tenant is served by. */
export type Contract = 4 | 6

/**
 * The table of resources: which contracts have each resource, and which push tags cause a new read of it. Reads and the push
 * route both use this table.
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

/** The resources that both contracts have, `settings` first. */
export const commonResources = resourceNames.filter((name) => hasResource(4, name) && hasResource(6, name))

export function isResource(name: string): name is Resource {
  return resourceNames.some((known) => known === name)
}

/** The resources of this contract that a push of the tag concerns. */
export function resourcesTagged(tag: string, contract: Contract): Resource[] {
  return resourceNames.filter((name) => hasResource(contract, name) && tagsOf(name).includes(tag))
}

export function hasResource(contract: Contract, name: Resource): boolean {
  return (resources[name].contracts as readonly Contract[]).includes(contract)
}

export function tagsOf(name: Resource): readonly string[] {
  return resources[name].tags
}

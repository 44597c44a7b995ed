/** Which of the two contract descriptions a tenant is served by. */
export type Contract = 4 | 6

/** Which contracts have each resource. */
const contracts = {
  settings: [4, 6],
  services: [4, 6],
  products: [4, 6],
  caseStudies: [4],
  projects: [6],
  posts: [6],
  testimonials: [6],
  faqs: [6],
  locations: [4, 6],
  values: [4, 6],
  legal: [4, 6],
} as const satisfies Record<string, Contract[]>

export type Resource = keyof typeof contracts

export const resourceNames = Object.keys(contracts) as Resource[]

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
  return (contracts[name] as readonly Contract[]).includes(contract)
}

/** The push tags that cause a new read of a resource. The specification shows none for projects. */
export function tagsOf(name: Resource): string[] {
  return name === 'projects' ? [name, 'caseStudies'] : [name]
}

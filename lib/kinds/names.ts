import type { Contract } from '@site-starter/engine/fields'
import { siteConfig } from '@/site/config'
import { type KindName, type KindOf, kindNames, namesOf, type Resource } from './'

/* The resources of the platform: what is read, pushed, kept and reported by its name there. */

const kindsByName = new Map(
  kindNames.flatMap((kind) => {
    const { 4: in4, 6: in6 } = namesOf(kind)
    return [in4, in6].flatMap((name): [Resource, KindName][] => (name ? [[name, kind]] : []))
  }),
)

/** Those that the platform may know. */
const allNames = [...kindsByName.keys()]

/** Whether `without` of site/config.ts takes a kind off the site, by any of its names. Its list is empty then, and never read. */
export function isTakenOff(kind: KindName): boolean {
  return siteConfig.without.some((name) => name === kind || (isResource(name) && kindOf(name) === kind))
}

/** Those that are read. */
export const resourceNames = allNames.filter((name) => !isTakenOff(kindOf(name)))

/** The resources that both contracts have, `settings` first. */
export const commonResources = resourceNames.filter((name) => hasResource(4, name) && hasResource(6, name))

export function isResource(name: string): name is Resource {
  return allNames.some((known) => known === name)
}

export function kindOf<R extends Resource>(name: R): KindOf<R> {
  return kindsByName.get(name) as KindOf<R>
}

export function hasResource(contract: Contract, name: Resource): boolean {
  return namesOf(kindOf(name))[contract] === name
}

/** The resources that the specification shows no push tag for: those that 4.1.0 lacks. */
export const openPushTags = allNames.filter((name) => !hasResource(4, name))

/** The resources that the specification shows a push tag for. */
export const specifiedPushTags = allNames.filter((name) => hasResource(4, name))

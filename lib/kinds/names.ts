import type { Contract } from '@site-starter/engine/fields'
import { siteConfig } from '@/site/config'
import { type KindName, type KindOf, kindNames, namesOf, type Resource } from './'

/* The resources of the platform by their API names, which also name their pushes, caches and reports. */

const kindsByName = new Map(
  kindNames.flatMap((kind) => {
    const { 4: in4, 6: in6 } = namesOf(kind)
    return [in4, in6].flatMap((name): [Resource, KindName][] => (name ? [[name, kind]] : []))
  }),
)

/** All resources that the platform may have. */
const allNames = [...kindsByName.keys()]

/** Whether `without` in site/config.ts removes a kind, by any of its names. A removed kind is never read, and its list is empty. */
export function isTakenOff(kind: KindName): boolean {
  return siteConfig.without.some((name) => name === kind || (isResource(name) && kindOf(name) === kind))
}

/** The resources that the site reads. */
export const resourceNames = allNames.filter((name) => !isTakenOff(kindOf(name)))

/** The resources of both contracts, `settings` first. */
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

/** Resources without a push tag in the specification, which are those that contract 4.1.0 lacks. */
export const openPushTags = allNames.filter((name) => !hasResource(4, name))

/** Resources with a push tag in the specification. */
export const specifiedPushTags = allNames.filter((name) => hasResource(4, name))

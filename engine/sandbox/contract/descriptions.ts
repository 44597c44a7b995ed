import type { z } from 'zod'
import { describe } from './describe'
import { imageByPathname, imageByUrl } from './image'
import { caseStudies, projects } from './resources/case-work'
import { faqs } from './resources/faqs'
import { legal } from './resources/legal'
import { locations } from './resources/locations'
import { posts } from './resources/posts'
import { products } from './resources/products'
import { services } from './resources/services'
import { settings } from './resources/settings'
import { testimonials } from './resources/testimonials'
import { values } from './resources/values'

export type Version = '4.1.0' | '6.3.0'

/** The resources of each contract. A schema validates a content file and adds the defaults that are served. */
const descriptions: Record<Version, Record<string, z.ZodType>> = {
  '4.1.0': {
    settings,
    services: services(imageByPathname),
    products: products(imageByPathname),
    caseStudies,
    locations,
    values,
    legal,
  },
  '6.3.0': {
    settings,
    services: services(imageByUrl),
    products: products(imageByUrl),
    projects,
    posts,
    testimonials,
    faqs,
    locations,
    values,
    legal,
  },
}

const SINGLETONS = new Set(['settings', 'legal'])

export function otherVersion(version: Version): Version {
  return version === '4.1.0' ? '6.3.0' : '4.1.0'
}

export function resourcesOf(version: Version) {
  return Object.keys(descriptions[version])
}

/** The content as it is served, or an error with its location. */
export function parseContent(version: Version, resource: string, source: unknown) {
  const schema = descriptions[version][resource]
  if (!schema) throw new Error(`${resource} is not a resource of ${version}`)
  const parsed = schema.safeParse(source)
  if (!parsed.success) throw new Error(describe(parsed.error))
  return parsed.data
}

/** The content of a resource that has never been written. */
export function unauthored(resource: string): object {
  return isCollection(resource) ? [] : {}
}

export function isCollection(resource: string) {
  return !SINGLETONS.has(resource)
}

import type { z } from 'zod'
import { caseStudies, projects } from './case-work'
import { describe } from './describe'
import { faqs } from './faqs'
import { imageByPathname, imageByUrl } from './image'
import { legal } from './legal'
import { locations } from './locations'
import { posts } from './posts'
import { products } from './products'
import { services } from './services'
import { settings } from './settings'
import { testimonials } from './testimonials'
import { values } from './values'

export type Version = '4.1.0' | '6.3.0'

/** The resources of each description: what a content file may hold, completed to what is served. */
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

/** The content as it is served, or an error that says what is wrong and where. */
export function parseContent(version: Version, resource: string, source: unknown) {
  const schema = descriptions[version][resource]
  if (!schema) throw new Error(`${resource} is not a resource of ${version}`)
  const parsed = schema.safeParse(source)
  if (!parsed.success) throw new Error(describe(parsed.error))
  return parsed.data
}

/** What a resource is before anybody has written it. */
export function unauthored(resource: string): object {
  return isCollection(resource) ? [] : {}
}

export function isCollection(resource: string) {
  return !SINGLETONS.has(resource)
}

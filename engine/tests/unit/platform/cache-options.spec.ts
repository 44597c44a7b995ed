import { expect, test } from '@playwright/test'
import { hasResource, resourceNames } from '../../../../lib/kinds/names'
import { cacheOptionsOf, pushTags } from '../../../src/platform/cache-options'

const withSecret = { revalidateSecret: 's', extraPushTags: [] }

const specified = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']
const extra = ['projects', 'posts', 'testimonials', 'faqs'] as const

test('the seven tags of the specification are push tags, and an agency can opt in to more', () => {
  expect(pushTags({ extraPushTags: [] })).toEqual(specified)
  expect(pushTags({ extraPushTags: ['posts'] })).toEqual([...specified, 'posts'])
})

test('every push tag is that of a resource, and caseStudies that of the case work of either contract', () => {
  const tagged = (tag: string) =>
    resourceNames.filter((name) => cacheOptionsOf(name, withSecret).tags.includes(tag))
  const in6 = (tag: string) => tagged(tag).filter((name) => hasResource(6, name))
  for (const tag of [...specified, ...extra]) expect(in6(tag), tag).toHaveLength(1)
  expect(tagged('caseStudies')).toEqual(['caseStudies', 'projects'])
})

test('`revalidate` is 300 s for a resource with a push tag, and 60 s for the others or when nothing can be pushed', () => {
  for (const name of resourceNames) {
    const age = specified.includes(name) ? 300 : 60
    expect(cacheOptionsOf(name, withSecret).revalidate, name).toBe(age)
    expect(cacheOptionsOf(name, { ...withSecret, revalidateSecret: undefined }).revalidate).toBe(60)
  }
  expect(cacheOptionsOf('posts', { ...withSecret, extraPushTags: ['posts'] }).revalidate).toBe(300)
})

import { expect, test } from '@playwright/test'
import { pushTags } from '../../../../lib/engine/platform/push'
import { ageOf } from '../../../../lib/engine/snapshots/refresh-intervals'
import { resourceNames, resourcesTagged } from '../../../../lib/site/kinds/names'

const specified = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']
const extra = ['projects', 'posts', 'testimonials', 'faqs'] as const

test('the seven tags of the specification are push tags, and an agency can opt in to more', () => {
  expect(pushTags({ extraPushTags: [] })).toEqual(specified)
  expect(pushTags({ extraPushTags: ['posts'] })).toEqual([...specified, 'posts'])
})

test('every push tag renews something, and caseStudies the case work of either contract', () => {
  for (const tag of [...specified, ...extra]) expect(resourcesTagged(tag, 6), tag).not.toEqual([])
  expect(resourcesTagged('caseStudies', 4)).toEqual(['caseStudies'])
  expect(resourcesTagged('caseStudies', 6)).toEqual(['projects'])
})

test('ages are those of the table, and 60 s for all when nothing can be pushed', () => {
  for (const name of resourceNames) {
    const age = specified.includes(name) ? 300 : 60
    expect(ageOf(name, { revalidateSecret: 's', extraPushTags: [] }), name).toBe(age)
    expect(ageOf(name, { revalidateSecret: undefined, extraPushTags: [] })).toBe(60)
  }
  expect(ageOf('posts', { revalidateSecret: 's', extraPushTags: ['posts'] })).toBe(300)
})

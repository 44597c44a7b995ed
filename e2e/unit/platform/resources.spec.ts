import { expect, test } from '@playwright/test'
import { isPushTag } from '../../../lib/platform/push'
import { resourceNames, resourcesTagged, tagsOf } from '../../../lib/platform/resources'
import { ageOf } from '../../../lib/snapshots/refresh-intervals'

const specified = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']
const extra = ['projects', 'posts', 'testimonials', 'faqs'] as const

test('exactly the seven tags of the specification are push tags', () => {
  const candidates = [...specified, ...extra, '', 'Settings', 'constructor', '__proto__', 7, null]
  expect(candidates.filter((tag) => isPushTag(tag, { extraPushTags: [] }))).toEqual(specified)
})

test('an agency can opt in to more', () => {
  expect(isPushTag('posts', { extraPushTags: ['posts'] })).toBe(true)
  expect(isPushTag('faqs', { extraPushTags: ['posts'] })).toBe(false)
})

for (const tag of [...specified, ...extra]) {
  test(`the push tag ${tag} is one that some read sends`, () => {
    const senders = resourceNames.filter((name) => tagsOf(name).includes(tag))
    expect(senders.length).toBeGreaterThan(0)
    expect([...resourcesTagged(tag, 4), ...resourcesTagged(tag, 6)].length).toBeGreaterThan(0)
  })
}

test('caseStudies renews the case work of either contract', () => {
  expect(resourcesTagged('caseStudies', 4)).toEqual(['caseStudies'])
  expect(resourcesTagged('caseStudies', 6)).toEqual(['projects'])
})

test('ages are those of the table, and 60 s for all when nothing can be pushed', () => {
  const ages = Object.fromEntries(
    resourceNames.map((name) => [name, ageOf(name, { revalidateSecret: 's', extraPushTags: [] })]),
  )
  expect(ages).toEqual({
    settings: 300,
    services: 300,
    products: 300,
    caseStudies: 300,
    projects: 60,
    posts: 60,
    testimonials: 60,
    faqs: 60,
    locations: 300,
    values: 300,
    legal: 300,
  })
  for (const name of resourceNames)
    expect(ageOf(name, { revalidateSecret: undefined, extraPushTags: [] })).toBe(60)
})

test('what the agency lets the platform push lives as long as what is pushed anyway', () => {
  const environment = { revalidateSecret: 's', extraPushTags: ['posts' as const] }
  expect([ageOf('posts', environment), ageOf('faqs', environment)]).toEqual([300, 60])
})

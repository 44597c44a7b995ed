import { stagePlan } from '../fixtures/stages'

const { secret } = stagePlan('mare-alta')

/** The tags that the specification names, and those that it leaves open. */
export const specifiedTags = [
  'settings',
  'services',
  'products',
  'caseStudies',
  'locations',
  'values',
  'legal',
]
export const openTags = ['projects', 'posts', 'testimonials', 'faqs']

/** What the platform sends after a save. */
export function pushTo(siteOrigin: string, ...tags: string[]): Promise<Response> {
  return fetch(`${siteOrigin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
}

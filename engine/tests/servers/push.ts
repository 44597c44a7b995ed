import { stagePlan } from '../fixtures/stages'

const { secret } = stagePlan('mare-alta')

/** The push tags that the specification defines. */
export const specifiedTags = [
  'settings',
  'services',
  'products',
  'caseStudies',
  'locations',
  'values',
  'legal',
]
/** Resources whose push tag the specification does not define. */
export const openTags = ['projects', 'posts', 'testimonials', 'faqs']

/** Sends the platform's push after a save. */
export function pushTo(siteOrigin: string, ...tags: string[]): Promise<Response> {
  return fetch(`${siteOrigin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
}

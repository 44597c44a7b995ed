import { stagePlan } from '../fixtures/stages'

const { secret } = stagePlan('mare-alta')

/** What the platform sends after a save. */
export function pushTo(siteOrigin: string, ...tags: string[]): Promise<Response> {
  return fetch(`${siteOrigin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
}

import { currentEnvironment } from '../../src/environment/current-environment'
import { parseJson } from '../../src/text/json'

/** The time in which the platform expects an answer to a push. */
const TIME_LIMIT_MS = 5_000

/** Sends the site a push as the platform would, with or without the secret. */
export async function sendPush(tags: string[], { withSecret }: { withSecret: boolean }) {
  const { siteUrl, revalidateSecret } = currentEnvironment()
  const response = await fetch(pushAddress(siteUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(withSecret && { authorization: `Bearer ${revalidateSecret ?? ''}` }),
    },
    body: JSON.stringify({ tags }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  return { status: response.status, body: parseJson(await response.text()) }
}

/** The address that the platform operator registers for a site. */
export function pushAddress(siteUrl: string): string {
  return `${siteUrl}/api/revalidate`
}

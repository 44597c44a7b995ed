import { config } from './config'

/** The time that the platform gives a site to answer a push. */
const TIME_LIMIT_MS = 5_000

/** Renews little and changes nothing. */
const HARMLESS_TAG = 'values'

/** Sends the site a push as the platform would, with the secret or without; answers the status. */
export async function probePush({ withSecret }: { withSecret: boolean }): Promise<number> {
  const { siteUrl, revalidateSecret } = config()
  const response = await fetch(pushAddress(siteUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(withSecret && { authorization: `Bearer ${revalidateSecret ?? ''}` }),
    },
    body: JSON.stringify({ tags: [HARMLESS_TAG] }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  await response.body?.cancel()
  return response.status
}

/** What the platform operator registers for a site. */
export function pushAddress(siteUrl: string): string {
  return `${siteUrl}/api/revalidate`
}

import { currentEnvironment } from '../environment/current-environment'
import { parseJson } from '../format/json'

/** The time within which the platform expects the answer to a push. */
const TIME_LIMIT_MS = 5_000

/** A push of this tag revalidates little. */
const HARMLESS_TAG = 'values'

interface PushAnswer {
  status: number
  body: unknown
}

/** Sends the site a push as the platform would, with the secret or without. */
export async function sendPush(tags: string[], { withSecret }: { withSecret: boolean }): Promise<PushAnswer> {
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

/** Sends the site a push that changes nothing; returns the status. */
export async function probePush({ withSecret }: { withSecret: boolean }): Promise<number> {
  return (await sendPush([HARMLESS_TAG], { withSecret })).status
}

/** The address that the platform operator registers for a site. */
export function pushAddress(siteUrl: string): string {
  return `${siteUrl}/api/revalidate`
}

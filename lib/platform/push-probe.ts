import { config } from './config'
import { parseJson } from './json'
import { isPushTag, resourceNames } from './resources'

/** The time that the platform gives a site to answer a push. */
const TIME_LIMIT_MS = 5_000

/** Renews little and changes nothing. */
const HARMLESS_TAG = 'values'

interface PushAnswer {
  status: number
  body: unknown
}

/** Sends the site a push as the platform would, with the secret or without. */
export async function sendPush(tags: string[], { withSecret }: { withSecret: boolean }): Promise<PushAnswer> {
  const { siteUrl, revalidateSecret } = config()
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

/** Sends the site a push that changes nothing; answers the status. */
export async function probePush({ withSecret }: { withSecret: boolean }): Promise<number> {
  return (await sendPush([HARMLESS_TAG], { withSecret })).status
}

/** The tags that this site takes. */
export function pushTags(): string[] {
  return resourceNames.filter((name) => isPushTag(name, config()))
}

/** What the platform operator registers for a site. */
export function pushAddress(siteUrl: string): string {
  return `${siteUrl}/api/revalidate`
}

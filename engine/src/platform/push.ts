import { z } from 'zod'
import { currentEnvironment } from '../environment/current-environment'
import { logWarning } from '../process/log'
import { isSameSecret } from '../process/same-secret'
import { parseJson } from '../text/json'
import { pushTags } from './cache-options'

const SCHEME = 'bearer '

/** How many pushes have been refused since the last accepted one. */
let refusedPushes = 0

/** Whether an Authorization header has the secret of pushes. Takes the same time for every wrong secret. False if no secret is set. */
export function hasPushSecret(authorization = ''): boolean {
  const { revalidateSecret: secret } = currentEnvironment()
  // HTTP authentication schemes are case-insensitive.
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME
  const isSame = isSameSecret(authorization.slice(SCHEME.length).trimStart(), secret ?? '')
  return isSame && isBearer && secret !== undefined
}

/** Whether a push is accepted. A line is logged at the first refusal, and at the next accepted push. */
export function isAuthorizedPush(authorization: string | null): boolean {
  const isAuthorized = hasPushSecret(authorization ?? '')
  if (isAuthorized && refusedPushes > 0)
    logWarning(`pushes carry the secret again; refused meanwhile: ${refusedPushes}`)
  if (!isAuthorized && refusedPushes === 0)
    logWarning('a push is refused (401): it does not carry REVALIDATE_SECRET; further ones are counted')
  refusedPushes = isAuthorized ? 0 : refusedPushes + 1
  return isAuthorized
}

/** The tags in the body of a push; undefined if the body is missing or invalid, or names an unknown tag. */
export function parsePush(body: string | undefined): string[] | undefined {
  const tag = z.enum(pushTags(currentEnvironment()))
  return z.object({ tags: z.array(tag).min(1) }).safeParse(parseJson(body ?? '')).data?.tags
}

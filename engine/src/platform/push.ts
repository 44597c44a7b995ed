import { z } from 'zod'
import { currentEnvironment } from '../environment/current-environment'
import { logWarning } from '../process/log'
import { isSameSecret } from '../process/same-secret'
import { parseJson } from '../text/json'
import { pushTags } from './cache-options'

const SCHEME = 'bearer '

/** How many pushes were refused since the last that was not. */
let refused = 0

/** Takes the same time for every wrong secret; never true without one. */
export function hasPushSecret(given = ''): boolean {
  const { revalidateSecret: secret } = currentEnvironment()
  // HTTP compares the scheme without regard to capitals.
  const isBearer = given.slice(0, SCHEME.length).toLowerCase() === SCHEME
  const isSame = isSameSecret(given.slice(SCHEME.length).trimStart(), secret ?? '')
  return isSame && isBearer && secret !== undefined
}

/** The log has a line when refusals begin, and at the next accepted push. */
export function isAuthorizedPush(authorization: string | null): boolean {
  const isAuthorized = hasPushSecret(authorization ?? '')
  if (isAuthorized && refused > 0) logWarning(`pushes carry the secret again; refused meanwhile: ${refused}`)
  if (!isAuthorized && refused === 0)
    logWarning('a push is refused (401): it does not carry REVALIDATE_SECRET; further ones are counted')
  refused = isAuthorized ? 0 : refused + 1
  return isAuthorized
}

/** The tags of a push body; undefined when there is no body, or when it is not a valid push or names an unknown tag. */
export function parsePush(body: string | undefined): string[] | undefined {
  const tag = z.enum(pushTags(currentEnvironment()))
  return z.object({ tags: z.array(tag).min(1) }).safeParse(parseJson(body ?? '')).data?.tags
}

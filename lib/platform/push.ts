import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { currentEnvironment } from '../environment/current-environment'
import type { Environment } from '../environment/environment'
import { parseJson } from '../format/json'
import { hasResource, resourceNames } from './resources'

/** The tags that the platform may push according to the specification: the names of the resources of 4.1.0. */
const specifiedPushTags: readonly string[] = resourceNames.filter((name) => hasResource(4, name))

/** The tags that the push route accepts: the seven of the specification, and those in EXTRA_PUSH_TAGS. */
export function pushTags({ extraPushTags }: Pick<Environment, 'extraPushTags'>): string[] {
  return [...specifiedPushTags, ...extraPushTags]
}

const SCHEME = 'bearer '

/**
 * Whether a push carries the registered secret. Takes the same time for every wrong secret; never true when none is configured. HTTP
 * compares the scheme without regard to capitals.
 */
export function isAuthorizedPush(authorization: string | null): boolean {
  const { revalidateSecret } = currentEnvironment()
  const given = authorization ?? ''
  const isBearer = given.slice(0, SCHEME.length).toLowerCase() === SCHEME
  const isSame = timingSafeEqual(
    digest(given.slice(SCHEME.length).trimStart()),
    digest(revalidateSecret ?? ''),
  )
  return isSame && isBearer && revalidateSecret !== undefined
}

/** The tags of a push body; undefined when there is no body, or when it is not a valid push or names an unknown tag. */
export function parsePush(body: string | undefined): string[] | undefined {
  const tag = z.enum(pushTags(currentEnvironment()))
  return z.object({ tags: z.array(tag).min(1) }).safeParse(parseJson(body ?? '')).data?.tags
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

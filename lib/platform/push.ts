import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { config } from './config'
import { parseJson } from './json'
import { isPushTag } from './resources'

/** Whether a push carries the registered secret. Takes the same time for every wrong one; never true without a secret. */
export function isAuthorizedPush(authorization: string | null): boolean {
  const { revalidateSecret } = config()
  const given = digest(authorization ?? '')
  const expected = digest(`Bearer ${revalidateSecret ?? ''}`)
  return timingSafeEqual(given, expected) && revalidateSecret !== undefined
}

/** The tags of a push body; undefined when it is no valid push, an unknown tag included. */
export function parsePush(body: string): string[] | undefined {
  const tag = z.string().refine((value) => isPushTag(value, config()))
  const parsed = z.object({ tags: z.array(tag).min(1) }).safeParse(parseJson(body))
  return parsed.data?.tags
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { notePush } from '@/lib/pages/cache/renew-content'
import { answerPush } from '@/lib/pages/cache/save'
import { isAuthorizedPush, parsePush } from '@/lib/platform'
import { readLimited } from '@/lib/process/limited-body'
import { tellInstances } from '@/lib/snapshots'

/** Far more than a list of all tags takes. */
const MAX_BODY_BYTES = 16_384

/**
 * The platform's cache-invalidation push: 401, 400 or 200. The body of a 200 names the tags that were read again, and those whose
 * read failed and is retried.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorizedPush(request.headers.get('authorization'))) {
    return Response.json({ error: 'unauthorized' }, { status: 401 })
  }
  const body = await readLimited(request, MAX_BODY_BYTES)
  const tags = body === undefined ? undefined : parsePush(body)
  if (tags === undefined) return Response.json({ error: 'no valid list of tags' }, { status: 400 })
  notePush(new Set(tags))
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  const telling = tellInstances(tags)
  const { renewed, later, finish } = await answerPush(tags)
  after(() => Promise.all([finish(), telling]))
  return Response.json({ renewed, later })
}

import { after } from 'next/server'
import { readLimited } from '@/lib/limited-body'
import { answerPush } from '@/lib/pages/save'
import { isAuthorizedPush, parsePush, tellInstances } from '@/lib/platform'

/** Far above what all tags take. */
const MAX_BODY_BYTES = 16_384

/**
 * The platform's cache-invalidation push: 401, 400 or 200. The body of a 200 names the tags that were read anew, and those that
 * could not be and are tried again.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorizedPush(request.headers.get('authorization'))) {
    return Response.json({ error: 'unauthorized' }, { status: 401 })
  }
  const body = await readLimited(request, MAX_BODY_BYTES)
  const tags = body === undefined ? undefined : parsePush(body)
  if (tags === undefined) return Response.json({ error: 'no valid list of tags' }, { status: 400 })
  const telling = tellInstances(tags)
  const { renewed, later, finish } = await answerPush(tags)
  after(() => Promise.all([finish(), telling]))
  return Response.json({ renewed, later })
}

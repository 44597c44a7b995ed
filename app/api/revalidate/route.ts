import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { renewForPush } from '@/lib/pages/cache/renew-content'
import { isAuthorizedPush, parsePush } from '@/lib/platform'
import { readLimited } from '@/lib/process/limited-body'

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
  const tags = parsePush(await readLimited(request, MAX_BODY_BYTES))
  if (tags === undefined) return Response.json({ error: 'no valid list of tags' }, { status: 400 })
  // The new content is read before anything goes. What could not be read may be shown until it can be.
  const { renewed, later, finish } = await renewForPush(tags)
  for (const tag of renewed) revalidateTag(tag, { expire: 0 })
  for (const tag of later) revalidateTag(tag, 'max')
  after(finish)
  return Response.json({ renewed, later })
}

import { isAuthorizedPush, parsePush, readAnew, readLimited } from '@site-starter/engine/revalidate'
import { revalidateTag } from 'next/cache'

/** The largest body of a push, far more than a list of all tags needs. */
const MAX_BODY_BYTES = 16_384

/** Receives a push: answers 401, 400, or 200 with the tags that the next visit shows (`renewed`) and those whose read is repeated (`later`). */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorizedPush(request.headers.get('authorization')))
    return Response.json({ error: 'unauthorized' }, { status: 401 })
  const tags = parsePush(await readLimited(request, MAX_BODY_BYTES))
  if (tags === undefined) return Response.json({ error: 'no valid list of tags' }, { status: 400 })

  // New content is read before the old is removed, so that an outage still has something to show.
  const { renewed, later } = await readAnew(tags)
  for (const tag of renewed) revalidateTag(tag, { expire: 0 })
  for (const tag of later) revalidateTag(tag, 'max')
  return Response.json({ renewed, later })
}

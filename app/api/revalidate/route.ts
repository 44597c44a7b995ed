import { isAuthorizedPush, parsePush, readAnew, readLimited } from '@site-starter/engine/revalidate'
import { revalidateTag } from 'next/cache'

/** Far more than a list of all tags takes. */
const MAX_BODY_BYTES = 16_384

/** The platform's push: 401, 400 or 200 with the tags that the next view shows (`renewed`), and those whose read is repeated (`later`). */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorizedPush(request.headers.get('authorization')))
    return Response.json({ error: 'unauthorized' }, { status: 401 })
  const tags = parsePush(await readLimited(request, MAX_BODY_BYTES))
  if (tags === undefined) return Response.json({ error: 'no valid list of tags' }, { status: 400 })

  // Before the old content goes: a view during an outage then still has something to show.
  const { renewed, later } = await readAnew(tags)
  for (const tag of renewed) revalidateTag(tag, { expire: 0 })
  for (const tag of later) revalidateTag(tag, 'max')
  return Response.json({ renewed, later })
}

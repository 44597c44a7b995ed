import { revalidateTag } from 'next/cache'
import { host } from '@/lib/engine/environment'
import { isAuthorizedPush, parsePush, readLimited, renewForPush, renewOnHost } from '@/lib/engine/revalidate'

/** Far more than a list of all tags takes. */
const MAX_BODY_BYTES = 16_384

/** The platform's push: 401, 400 or 200 with the tags that the next view shows (`renewed`), and those whose read is retried (`later`). */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorizedPush(request.headers.get('authorization'))) {
    return Response.json({ error: 'unauthorized' }, { status: 401 })
  }
  const tags = parsePush(await readLimited(request, MAX_BODY_BYTES))
  if (tags === undefined) return Response.json({ error: 'no valid list of tags' }, { status: 400 })
  const { renewed, later } = await (host().keepsPages ? renewOnHost(tags) : renewForPush(tags))
  for (const tag of renewed) revalidateTag(tag, { expire: 0 })
  for (const tag of later) revalidateTag(tag, 'max')
  return Response.json({ renewed, later })
}

import { revalidateTag } from 'next/cache'
import { host } from '@/lib/engine/environment'
import { isAuthorizedPush, parsePush, readLimited, renewalOf, renewOnHost } from '@/lib/engine/revalidate'

/** Far more than a list of all tags takes. */
const MAX_BODY_BYTES = 16_384

/** The platform's push: 401, 400 or 200 with the tags that the next view shows (`renewed`), and those whose read is retried (`later`). */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorizedPush(request.headers.get('authorization'))) {
    return Response.json({ error: 'unauthorized' }, { status: 401 })
  }
  const tags = parsePush(await readLimited(request, MAX_BODY_BYTES))
  if (tags === undefined) return Response.json({ error: 'no valid list of tags' }, { status: 400 })
  if (host().keepsPages) return Response.json(await renewOnHost(tags))
  // Once this has returned, the cache handler reads anew (lib/engine/pages/renew.ts). What an agency keeps under the tags is shown until then.
  const renewal = renewalOf(tags)
  for (const tag of tags) revalidateTag(tag, 'max')
  return whenKnown(renewal)
}

/** A JSON response whose headers and body go out together, once the body is known. */
function whenKnown(value: Promise<unknown>): Response {
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify(await value)))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

import { pictureResponse } from '@/lib/pictures/picture-file'

export const dynamic = 'force-dynamic'

/**
 * The file of a picture, for the Next.js optimizer only. The optimizer fetches it here instead of from the platform, so that files
 * that are too large are refused. Its requests come from inside the server and have no `Host` header.
 */
export async function GET(request: Request): Promise<Response> {
  if (request.headers.has('host')) return new Response(null, { status: 404 })
  return pictureResponse(new URL(request.url).searchParams.get('src') ?? '')
}

import { pictureFile } from '@/lib/platform'

export const dynamic = 'force-dynamic'

/**
 * The file of a picture, for the framework's optimizer alone, which fetches from here instead of from the platform: here
 * what is too large is refused. Its requests come from within and name no host.
 */
export async function GET(request: Request): Promise<Response> {
  if (request.headers.has('host')) return new Response(null, { status: 404 })
  const src = new URL(request.url).searchParams.get('src') ?? ''
  const file = await pictureFile(src)
  return typeof file === 'number'
    ? new Response(null, { status: file })
    : new Response(file.bytes, { headers: file.headers })
}

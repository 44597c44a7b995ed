import type { NextRequest } from 'next/server'

/** A webhook outside `app/api/` that echoes the request. */
async function answer(request: NextRequest): Promise<Response> {
  const body = await request.arrayBuffer()
  const { method, nextUrl } = request
  return Response.json({
    method,
    query: Object.fromEntries(nextUrl.searchParams),
    origin: request.headers.get('origin'),
    bytes: body.byteLength,
  })
}

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT }

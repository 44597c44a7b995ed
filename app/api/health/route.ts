import { health } from '@site-starter/engine/health'

export const dynamic = 'force-dynamic'

/** Answers 200 while the site can serve pages, otherwise 503. `npm start` answers before Next.js does (`engine/src/server/site-server.ts`). */
export async function GET(request: Request): Promise<Response> {
  const answer = await health(request.headers.get('x-forwarded-for'))
  const status = answer.status === 'ok' ? 200 : 503
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })
}

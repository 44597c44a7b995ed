import { captcha } from '@/lib/captcha'

export const dynamic = 'force-dynamic'

/** What a browser solves before it sends a form; 404 where the site asks for nothing of the kind. */
export async function GET(): Promise<Response> {
  if (!captcha) return new Response(null, { status: 404 })
  return Response.json(await captcha.challenge(), { headers: { 'cache-control': 'no-store' } })
}

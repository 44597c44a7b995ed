import { captcha } from '@/lib/captcha'

export const dynamic = 'force-dynamic'

/** What a browser solves before it sends a form, where the site always asks for it or is flooded. */
export async function GET(): Promise<Response> {
  return Response.json(await captcha.challenge(), { headers: { 'cache-control': 'no-store' } })
}

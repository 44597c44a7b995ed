import { captcha } from '@/lib/lead/captcha'

export const dynamic = 'force-dynamic'

/** The challenge that a browser solves before it sends a form, if the site always asks for a captcha or is flooded with leads. */
export async function GET(): Promise<Response> {
  return Response.json(await captcha.challenge(), { headers: { 'cache-control': 'no-store' } })
}

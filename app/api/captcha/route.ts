import { captcha, isOverSenderLimit, requestSender } from '@site-starter/engine/leads'

export const dynamic = 'force-dynamic'

/** The limit for each IP address, which a whole office may share. A form asks once. */
const PER_MINUTE = 30

/** The challenge that a browser solves before it sends a form, if the site always asks for a captcha or receives too many leads. */
export async function GET(): Promise<Response> {
  if (await isOverSenderLimit('challenge', PER_MINUTE, await requestSender()))
    return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  return Response.json(await captcha.challenge(), { headers: { 'cache-control': 'no-store' } })
}

import { captcha, isOverSenderLimit, requestSender } from '@site-starter/engine/leads'

export const dynamic = 'force-dynamic'

/** The number of challenges for one IP address, which a whole office may share. A form asks for one. */
const MAX_PER_MINUTE = 30

/** The challenge that a browser solves before it sends a form, if the site always asks for a captcha or receives too many leads. */
export async function GET(): Promise<Response> {
  if (await isOverSenderLimit('challenge', MAX_PER_MINUTE, await requestSender()))
    return new Response(null, { status: 429, headers: { 'retry-after': '60' } })
  return Response.json(await captcha.challenge(), { headers: { 'cache-control': 'no-store' } })
}

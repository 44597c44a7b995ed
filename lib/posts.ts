import { MAX_FORM_BYTES, readLimited } from './limited-body'
import { problemOfPostedForm } from './next/posted-action'

type Refusal = [status: 403 | 413 | 415 | 400, why: string]

/** Why a POST to a page is refused, as a status; undefined for one that may be a form of this site. */
export async function refusalOfPost(request: Request): Promise<Refusal[0] | undefined> {
  const [status, why] = (await refusalOf(request)) ?? []
  // In production it would let anybody fill the log.
  if (status !== undefined && process.env.NODE_ENV === 'development')
    console.warn(`[forms] a POST to ${new URL(request.url).pathname} was answered ${status}: ${why}`)
  return status
}

async function refusalOf(request: Request): Promise<Refusal | undefined> {
  const { headers } = request
  if (!isSameOrigin(headers)) return [403, 'its Origin is not this site']
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(type))
    return [
      415,
      'it is no form. Let the action take the form as its last argument, or write a route in app/api/',
    ]
  const body = await readLimited(request, MAX_FORM_BYTES)
  if (body === undefined) return [413, `it is longer than ${MAX_FORM_BYTES} bytes`]
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const problem = form ? problemOfPostedForm(form, headers.get('next-action')) : 'it is badly formed'
  return problem === undefined ? undefined : [400, `${problem} (lib/next/posted-action.ts)`]
}

/** Browsers send `Origin` with every POST; the framework lets one without it through. It compares with the same host. */
function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin') ?? ''
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')
  return URL.canParse(origin) && new URL(origin).host === host
}

import { isPostedForm } from './lead/posted-form'
import { MAX_FORM_BYTES, readLimited } from './limited-body'

/** Why a POST to a page is refused, as a status; undefined for one that may be a form of this site. */
export async function refusalOfPost(request: Request): Promise<403 | 413 | 415 | 400 | undefined> {
  const { headers } = request
  if (!isSameOrigin(headers)) return 403
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(type)) return 415
  const body = await readLimited(request, MAX_FORM_BYTES)
  if (body === undefined) return 413
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  return form && isPostedForm(form, headers.has('next-action')) ? undefined : 400
}

/** Browsers send `Origin` with every POST; the framework lets one without it through. It compares with the same host. */
function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin') ?? ''
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')
  return URL.canParse(origin) && new URL(origin).host === host
}

import { currentEnvironment } from '../environment/current-environment'
import { problemOfPostedForm } from '../next/posted-action'
import { MAX_FORM_BYTES, readLimited } from '../process/limited-body'
import { isDevelopment } from '../process/mode'
import { processState } from '../process/process-state'

interface Refusal {
  status: 403 | 413 | 415 | 400
  why: string
  /** If React changes the format of its posts, every form and so every lead is refused like this. */
  isOfShape?: true
}

/** The status with which a POST to a page is refused; undefined for a POST that may be a form of this site. */
export async function refusalOfPost(request: Request): Promise<Refusal['status'] | undefined> {
  const refusal = await refusalOf(request)
  if (refusal && (isDevelopment() || isFirstOfShape(refusal)))
    console.warn(
      `[forms] a POST to ${new URL(request.url).pathname} was answered ${refusal.status}: ${refusal.why}`,
    )
  return refusal?.status
}

const logged = processState('refused forms', () => ({ isShape: false }))

/** A production server logs only the first refused shape: with a line for each refusal, anybody could fill the log. */
function isFirstOfShape({ isOfShape }: Refusal): boolean {
  if (!isOfShape || logged.isShape) return false
  logged.isShape = true
  return true
}

async function refusalOf(request: Request): Promise<Refusal | undefined> {
  const { headers } = request
  if (!isSameOrigin(headers)) return { status: 403, why: 'its Origin is not this site' }
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(type)) {
    const why =
      'it is no form. Let the action take the form as its last argument, or write a route in app/api/'
    return { status: 415, why }
  }
  const body = await readLimited(request, MAX_FORM_BYTES)
  if (body === undefined) return { status: 413, why: `it is longer than ${MAX_FORM_BYTES} bytes` }
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (form === undefined) return { status: 400, why: 'it is badly formed' }
  if (!currentEnvironment().guardsFormPosts) return undefined
  const problem = problemOfPostedForm(form, headers.get('next-action'))
  if (problem === undefined) return undefined
  const why = `${problem} (lib/next/posted-action.ts; FORM_POST_GUARD=off lets such posts through)`
  return { status: 400, why, isOfShape: true }
}

/** Browsers send `Origin` with every POST. Next.js lets a POST without it through. Both compare `Origin` with the same host. */
function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin') ?? ''
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')
  return URL.canParse(origin) && new URL(origin).host === host
}

import type { Agent } from 'undici'
import { currentEnvironment } from '../../environment/current-environment'
import { bytesWithin } from '../../process/limited-body'
import { newConnections } from '../../process/new-connections'
import { patientTimeout } from '../../process/patient-timeout'
import { PlatformError } from '../platform-error'

/** Several times the largest tenant's answer. An answer is held in memory three times: as bytes, as text and as objects. */
const MAX_ANSWER_BYTES = 50_000_000

/** The limit that the specification recommends for reads. The lead call sets its own. */
const TIME_LIMIT_MS = 5_000

interface PlatformResponse {
  status: number
  body: Uint8Array
}

interface Call {
  method?: 'GET' | 'POST'
  json?: unknown
  signal?: AbortSignal
}

let agents: { reads: Agent; leads: Agent } | undefined

/** undici is loaded at the first call: a serverless function that finds its content in the data cache makes no call. */
async function client() {
  const { Agent, fetch } = await import('undici')
  // Reads that hang must not keep a lead waiting.
  agents ??= { reads: new Agent(newConnections), leads: new Agent(newConnections) }
  return { ...agents, fetch }
}

/**
 * Makes every call to the platform. It uses undici's own fetch for two reasons: the fetch of Next.js drops the abort signal
 * when it refreshes a cache entry, and a render must not start an uncached fetch of Next.js.
 * The time limit covers the whole answer, headers and body.
 */
export async function request(resource: string, call: Call = {}): Promise<PlatformResponse> {
  const { platformOrigin, apiKey } = currentEnvironment()
  const { method = 'GET', json, signal = patientTimeout(TIME_LIMIT_MS) } = call
  try {
    const { fetch, leads, reads } = await client()
    const response = await fetch(`${platformOrigin}/api/v1/${resource}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      redirect: 'error',
      signal,
      dispatcher: method === 'POST' ? leads : reads,
    })
    const body = await bytesWithin(MAX_ANSWER_BYTES, response.body)
    if (body) return { status: response.status, body }
    const detail = `${platformOrigin} answered more than ${MAX_ANSWER_BYTES / 1_000_000} MB`
    throw new PlatformError(resource, 'too large', detail, response.status)
  } catch (error) {
    throw error instanceof PlatformError ? error : failure(resource, error)
  }
}

function failure(resource: string, error: unknown): PlatformError {
  const { platformOrigin } = currentEnvironment()
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error))
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new PlatformError(resource, 'time limit', `no answer from ${platformOrigin} in time`)
  }
  const { message: why } = cause instanceof Error ? cause : { message }
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : why
  const reason = NEVER_CONNECTED.test(code) ? 'unreachable' : 'connection lost'
  return new PlatformError(resource, reason, `${platformOrigin}: ${code}`)
}

const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT/

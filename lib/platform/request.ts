import { Agent, fetch } from 'undici'
import { bytesWithin } from '../limited-body'
import { config } from './config'

/** Several times the largest tenant: an answer is held in memory as it came, as text and as objects. */
const MAX_ANSWER_BYTES = 50_000_000

/** The specification's recommended limit for reads; the lead call brings its own. */
const TIME_LIMIT_MS = 5_000

export type FailureReason =
  | 'time limit'
  | 'unreachable'
  | 'connection lost'
  | 'key refused'
  | 'status'
  | 'too large'
  | 'not JSON'
  | 'contract'

/** A call to the platform that did not bring what the specification promises. */
export class PlatformError extends Error {
  override name = 'PlatformError'
  constructor(
    readonly resource: string,
    readonly reason: FailureReason,
    readonly detail: string,
    readonly status?: number,
  ) {
    super(`${resource}: ${reason} (${detail})`)
  }
}

export interface PlatformResponse {
  status: number
  body: Uint8Array
}

interface Call {
  method?: 'GET' | 'POST'
  json?: unknown
  signal?: AbortSignal
}

const reads = new Agent({ connections: 16 })
/** A lead gets a connection of its own: a kept one that just died would leave its outcome unknown. */
const leads = new Agent({ connections: 16, pipelining: 0 })

/**
 * The one call to the platform. It uses undici's own fetch, since the framework's drops the abort signal whenever
 * it refreshes a cached entry, and a render may not start an uncached framework fetch.
 * The limit covers the whole answer, headers and body.
 */
export async function request(resource: string, call: Call = {}): Promise<PlatformResponse> {
  const { platformOrigin, apiKey } = config()
  const { method = 'GET', json, signal = AbortSignal.timeout(TIME_LIMIT_MS) } = call
  try {
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
  const { platformOrigin } = config()
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

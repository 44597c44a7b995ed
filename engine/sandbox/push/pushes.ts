import { Agent, fetch } from 'undici'
import { say } from '../log'
import type { Tenant } from '../tenants'

/** The time that the specification gives a site to answer. */
const TIMEOUT_MS = 5000

/** Opens a new connection for each push. Pushes are minutes apart, and a site closes an idle connection after seconds. */
const dispatcher = new Agent({ pipelining: 0 })

export type Push = {
  at: string
  siteKey: string
  tags: string[]
  url: string
  ms: number
  /** The status of the answer; undefined if there was none. */
  status?: number
  /** The beginning of the answer, or the reason why there was none. */
  answer: string
}

/** Sends the invalidation calls of "Events", each at most once, and keeps their answers. */
export class Pushes {
  /** The latest pushes, newest first. */
  readonly recent: Push[] = []

  constructor(readonly urls: ReadonlyMap<string, string>) {}

  /** Sends a push; never throws. Returns undefined if the tenant has no registered URL. */
  async send(tenant: Tenant, tags: string[]) {
    const url = this.urls.get(tenant.siteKey)
    if (url === undefined) return undefined
    const started = Date.now()
    const outcome = await attempt(url, tenant.secret, tags)
    const push: Push = {
      at: new Date(started).toISOString(),
      siteKey: tenant.siteKey,
      tags,
      url,
      ms: Date.now() - started,
      ...outcome,
    }
    this.recent.unshift(push)
    this.recent.length = Math.min(this.recent.length, 100)
    say(`push ${tenant.siteKey} ${tags.join(', ')} → ${push.status ?? push.answer} in ${push.ms} ms`)
    return push
  }
}

async function attempt(url: string, secret: string, tags: string[]) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'manual',
      dispatcher,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // The status is the answer, even if the body is cut off.
    const body = await response.text().catch(() => '')
    return { status: response.status, answer: body.slice(0, 200) }
  } catch (error) {
    return { answer: reasonOf(error) }
  }
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`
  const cause =
    error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.message
  return `failed (${cause})`
}

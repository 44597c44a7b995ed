import { Agent, fetch } from 'undici'
import { say } from '../log'
import type { Tenant } from '../tenants'

const TIMEOUT = 5000

/** A new connection for each push: they are minutes apart, and a site closes an idle connection after seconds. */
const dispatcher = new Agent({ pipelining: 0 })

export type Push = {
  at: string
  siteKey: string
  tags: string[]
  url: string
  ms: number
  /** The status of the answer; absent when there was no answer. */
  status?: number
  /** The beginning of the answer, or why there was no answer. */
  answer: string
}

/** The invalidation calls of Events, sent at most once, and their answers. */
export class Pushes {
  /** Newest first. */
  readonly recent: Push[] = []

  constructor(readonly urls: ReadonlyMap<string, string>) {}

  /** Never throws; undefined when the tenant has no registered URL. */
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
      signal: AbortSignal.timeout(TIMEOUT),
    })
    // The status is the answer, even when the body breaks off.
    const body = await response.text().catch(() => '')
    return { status: response.status, answer: body.slice(0, 200) }
  } catch (error) {
    return { answer: reasonOf(error) }
  }
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT / 1000} s`
  const cause =
    error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.message
  return `failed (${cause})`
}

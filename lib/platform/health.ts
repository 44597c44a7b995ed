import { lastCopy, lastFailure } from './copies'
import type { FailureReason } from './request'
import { type Resource, resourceNames } from './resources'

interface ResourceHealth {
  /** Of the last read that this process knows of, ISO 8601; null before the first. */
  lastReadAt: string | null
  outcome: 'ok' | FailureReason | null
  /** Since when reads fail; null while they go well. */
  failingSince: string | null
  /** When the copy that visitors see was read. */
  contentReadAt: string | null
}

/** What this process knows of its reads. Asks the platform nothing and tells no content. */
export function platformHealth(): {
  contractVersion: string | null
  resources: Record<string, ResourceHealth>
} {
  return {
    contractVersion: lastCopy('settings')?.version ?? null,
    resources: Object.fromEntries(resourceNames.map((name) => [name, healthOf(name)])),
  }
}

function healthOf(name: Resource): ResourceHealth {
  const copy = lastCopy(name)
  const failure = lastFailure(name)
  return {
    lastReadAt: isoTime(failure?.at ?? copy?.readAt),
    outcome: failure?.error.reason ?? (copy ? 'ok' : null),
    failingSince: isoTime(failure?.since),
    contentReadAt: isoTime(copy?.readAt),
  }
}

function isoTime(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString()
}

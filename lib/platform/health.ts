import { dateOf } from '../process-time'
import type { FailureReason } from './request'
import { type Resource, resourceNames } from './resources'
import { stateOf } from './state'

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
    contractVersion: stateOf('settings').snapshot?.version ?? null,
    resources: Object.fromEntries(resourceNames.map((name) => [name, healthOf(name)])),
  }
}

function healthOf(name: Resource): ResourceHealth {
  const { snapshot, failure } = stateOf(name)
  const readAt = snapshot ? new Date(snapshot.readAt).toISOString() : null
  return {
    lastReadAt: failure ? dateOf(failure.at).toISOString() : readAt,
    outcome: failure?.error.reason ?? (snapshot ? 'ok' : null),
    failingSince: failure ? dateOf(failure.since).toISOString() : null,
    contentReadAt: readAt,
  }
}

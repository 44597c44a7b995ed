import type { FailureReason } from '../platform'
import { type Resource, resourceNames } from '../platform/resources'
import { dateOf } from '../process/process-time'
import { stateOf } from './state'

interface ResourceHealth {
  /** Time of the last read that this process knows of, ISO 8601; null before the first. */
  lastReadAt: string | null
  outcome: 'ok' | FailureReason | null
  /** When reads began to fail; null while they succeed. */
  failingSince: string | null
  /** When the snapshot that visitors see was read. */
  contentReadAt: string | null
}

/** The state of this process's reads. Makes no request to the platform and discloses no content. */
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

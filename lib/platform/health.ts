import { lastCopy, lastFailure } from './copies'
import { type Resource, resourceNames } from './resources'

interface ResourceHealth {
  /** When the copy that visitors see was read, ISO 8601; null before the first read in this process. */
  readAt: string | null
  failingSince: string | null
  reason: string | null
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
    readAt: copy ? new Date(copy.readAt).toISOString() : null,
    failingSince: failure ? new Date(failure.since).toISOString() : null,
    reason: failure?.error.reason ?? null,
  }
}

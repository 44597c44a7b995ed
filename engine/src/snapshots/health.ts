import { type Resource, resourceNames } from '../port/kinds'
import { dateOf } from '../process/process-time'
import { unreadParts } from './parts'
import { sourceOf } from './sources'

/** The state of this process's reads. Makes no request to the platform and discloses no content. */
export function platformHealth() {
  return {
    contractVersion: sourceOf('settings').snapshot?.version || null,
    /** Parts that were never read. Their pages respond with 503. */
    unread: unreadParts(),
    resources: Object.fromEntries(resourceNames.map((name) => [name, healthOf(name)])),
  }
}

/** The health of a resource. Missing values are null. Times are ISO 8601. */
function healthOf(name: Resource) {
  const { snapshot, failure } = sourceOf(name)
  const readAt = snapshot ? new Date(snapshot.readAt).toISOString() : null
  return {
    /** The time of the last read that this process knows of. */
    lastReadAt: failure ? dateOf(failure.at).toISOString() : readAt,
    outcome: failure?.error.reason ?? (snapshot ? 'ok' : null),
    failingSince: failure ? dateOf(failure.since).toISOString() : null,
    /** When the snapshot that visitors see was read. */
    contentReadAt: readAt,
  }
}

import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { logError, logWarning } from '../../platform/log'
import { isForeignVersion, KnownRecords, parseBody } from '../../platform/read-once'
import { type Contract, type Resource, resourceNames } from '../../platform/resources'
import { type Snapshot, stateOf } from '../state'
import type { StoredBody } from '../stored/snapshot-files'

/** Makes a body that another process read the snapshot of this process. An existing snapshot is replaced only when `isNewer` is set. */
export function adoptStored<R extends Resource>(
  resource: R,
  stored: StoredBody,
  { isNewer = false } = {},
): Snapshot<R> {
  const state = stateOf(resource)
  if (isNewer || !state.snapshot) {
    state.snapshot = parsedSnapshot(resource, stored.body, stored.readAt, stored.contract)
    state.storedHash = state.snapshot.hash
  }
  return state.snapshot
}

/** The snapshot of a body. What did not change stays the same object, so that pages are compared at no cost. */
export function parsedSnapshot<R extends Resource>(
  resource: R,
  body: Uint8Array,
  readAt: number,
  inUse: Contract | undefined,
): Snapshot<R> {
  const state = stateOf(resource)
  const known = state.snapshot
  const hash = createHash('sha256').update(body).digest('base64url')
  if (known?.hash === hash) return { ...known, readAt }
  state.records ??= new KnownRecords()
  const { version, contract, content, notes } = parseBody(resource, body, inUse, state.records)
  if (isForeignVersion(version) && !resourceNames.some((name) => stateOf(name).snapshot?.version === version))
    logError(`CONTRACT VERSION ${version || 'NONE'} IS FOREIGN; this site was built for 4 and 6: update it`)
  for (const { text } of notes) logWarning(`${resource}: ${text}`)
  return {
    version,
    contract,
    content: known && isDeepStrictEqual(known.content, content) ? known.content : content,
    hash,
    readAt,
  }
}

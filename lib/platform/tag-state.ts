import {
  type TagManifestEntry,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { processTime } from '../process-time'

/*
 * What `revalidateTag` does to this process, for a push that did not come as a request: the framework lets that function be
 * called only within one. An internal of the framework; a test with two instances holds it.
 */

const A_YEAR_MS = 365 * 24 * 3_600_000

/** Like `revalidateTag(tag, { expire: 0 })`: the next view is rendered anew. */
export function expireTag(tag: string): void {
  change(tag, { expired: processTime() })
}

/** Like `revalidateTag(tag, 'max')`: the old page is shown while a new one is rendered. */
export function markTagStale(tag: string): void {
  change(tag, { stale: processTime(), expired: processTime() + A_YEAR_MS })
}

function change(tag: string, entry: TagManifestEntry): void {
  tagsManifest.set(tag, { ...tagsManifest.get(tag), ...entry })
}

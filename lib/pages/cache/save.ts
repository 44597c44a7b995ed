import { type Site, siteOf } from '@/lib/content/site'
import { hostKeepsPages } from '@/lib/environment/host'
import { rendersOver } from '@/lib/next/page-cache/render-count'
import { within } from '@/lib/process/within'
import {
  areValuesKept,
  bodiesKept,
  lastContent,
  revalidate,
  type TenantContent,
  tenantContent,
} from '@/lib/snapshots'
import { expireHostPages } from './host-pages'
import { logSaveInTime } from './save-log'

/** How long a push waits for the content before it, and for the content after it. */
const CONTENT_LIMIT_MS = 700
/** The same for a serverless function, which reads from the host's data cache. */
const SHARED_CONTENT_LIMIT_MS = 1_500
const STORE_LIMIT_MS = 100
const READS_LIMIT_MS = 3_800
/** The platform gives up on a push after 5 s. */
const ANSWER_LIMIT_MS = 4_500

/** A push that can be answered. */
export interface Answer {
  /** The tags that the next view shows, and the tags that a later view will show. */
  renewed: string[]
  later: string[]
  /** What is left to do once the push is answered. */
  finish: () => Promise<void>
}

/** Reads the pushed content anew. Call it in the request of the push. */
export async function answerPush(tags: string[]): Promise<Answer> {
  const startedAt = performance.now()
  const remaining = () => ANSWER_LIMIT_MS - (performance.now() - startedAt)
  const contentLimit = hostKeepsPages() ? SHARED_CONTENT_LIMIT_MS : CONTENT_LIMIT_MS
  const before = siteOrNone(await within(contentLimit, lastContent()))
  const read = await revalidate(tags, Math.min(READS_LIMIT_MS, remaining()))
  const after = siteOrNone(await within(Math.min(contentLimit, remaining()), tenantContent()))
  // Functions will find what this one has read. On a server, a render that began before the push could still be shown.
  const isFresh = hostKeepsPages()
    ? after !== undefined && ((await within(remaining(), areValuesKept(read.renewed))) ?? false)
    : await rendersOver(remaining())
  // A restart right after the answer then shows the save. A large body takes longer, and is stored after the answer.
  await within(STORE_LIMIT_MS, bodiesKept())
  const renewed = isFresh ? read.renewed : []
  const later = isFresh ? read.later : [...read.renewed, ...read.later]
  const milliseconds = performance.now() - startedAt
  return {
    renewed,
    later,
    finish: async () => {
      await bodiesKept()
      if (hostKeepsPages()) await expireHostPages({ renewed, later, before, after, milliseconds })
      // A server compares each page at its next view. Here the changed pages are only counted, for the log.
      else if (after && read.renewed.length > 0)
        await logSaveInTime({ tags: read.renewed, before, after, milliseconds })
    },
  }
}

function siteOrNone(content: TenantContent | undefined): Site | undefined {
  return content && siteOf(content)
}

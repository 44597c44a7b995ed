import { isResource, resourceNames } from '@/lib/platform/resources'
import { processState } from '@/lib/process/process-state'
import { tellInstances } from '@/lib/snapshots'
import { answerPush } from './save'

const renewals = processState('renewals of the content', () => new Set<Promise<unknown>>())

/**
 * Renews the content of the site for tags that an agency's code has revalidated, and tells the other instances.
 * @param isOfPath whether `revalidatePath` was called: all content is renewed then, else that of the resources among the tags
 */
export async function renewContent(tags: string[], isOfPath: boolean): Promise<void> {
  const resources = isOfPath ? resourceNames : tags.filter(isResource)
  if (resources.length === 0) return void tellInstances(tags)
  const renewal = answerPush(resources, tags)
  renewals.add(renewal)
  const { finish } = await renewal.finally(() => renewals.delete(renewal))
  void finish()
}

/**
 * Over when no content is being renewed. Next.js answers a route handler that has called `revalidateTag` before the content is renewed: the
 * next view waits for it. A renewal takes as long as a push at most.
 */
export async function contentRenewed(): Promise<void> {
  if (renewals.size > 0) await Promise.allSettled(renewals)
}

import { isResource, resourceNames } from '@/lib/platform/resources'
import { processState } from '@/lib/process/process-state'
import { tellInstances } from '@/lib/snapshots'
import { type Answer, answerPush } from './save'

/** How often the push route has renewed a resource itself, and Next.js has not told of it yet. */
const renewedByPush = processState('resources renewed by the push route', () => new Map<string, number>())

/** Renews the content of the site for a push, whose answer says what was read. Its `revalidateTag` renews nothing more. */
export async function renewForPush(tags: string[]): Promise<Answer> {
  for (const tag of new Set(tags)) renewedByPush.set(tag, (renewedByPush.get(tag) ?? 0) + 1)
  const telling = tellInstances(tags)
  const { finish, ...answer } = await answerPush(tags)
  return { ...answer, finish: () => Promise.all([finish(), telling]).then(() => undefined) }
}

/**
 * Renews the content of the site for revalidated tags. What the push route has renewed is left out. Tells the other instances of all others.
 * @param isOfPath whether `revalidatePath` was called: all content is renewed then, else that of the resources among the tags
 */
export async function renewContent(tags: string[], isOfPath: boolean): Promise<void> {
  const others = tags.filter((tag) => !isOfPush(tag))
  if (others.length === 0) return
  const resources = isOfPath ? resourceNames : others.filter(isResource)
  const telling = tellInstances([...new Set([...others, ...resources])])
  if (resources.length === 0) return void telling
  const pushed = answerPush(resources)
  await whileRenewing(pushed)
  const { finish } = await pushed
  void Promise.all([finish(), telling])
}

const renewals = processState('renewals of the content', () => new Set<Promise<unknown>>())

async function whileRenewing(renewal: Promise<unknown>): Promise<void> {
  renewals.add(renewal)
  await renewal.catch(() => undefined)
  renewals.delete(renewal)
}

/**
 * Over when no content is being renewed. Next.js answers a route handler that has called `revalidateTag` before the content is renewed: the
 * next view waits for it. A renewal takes as long as a push at most.
 */
export async function contentRenewed(): Promise<void> {
  if (renewals.size > 0) await Promise.allSettled(renewals)
}

function isOfPush(tag: string): boolean {
  const count = renewedByPush.get(tag) ?? 0
  if (count > 1) renewedByPush.set(tag, count - 1)
  else renewedByPush.delete(tag)
  return count > 0
}

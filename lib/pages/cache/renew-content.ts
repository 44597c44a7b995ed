import { isResource, resourceNames } from '@/lib/platform/resources'
import { processState } from '@/lib/process/process-state'
import { tellInstances } from '@/lib/snapshots'
import { type Answer, answerPush } from './save'

/** How often the push route has renewed a tag itself, and Next.js has not told of it yet. */
const renewedByPush = processState('tags renewed by the push route', () => new Map<string, number>())

/** Renews the content of the site for a push, whose answer says what was read. Its `revalidateTag` renews nothing more. */
export async function renewForPush(tags: string[]): Promise<Answer> {
  for (const tag of new Set(tags)) renewedByPush.set(tag, (renewedByPush.get(tag) ?? 0) + 1)
  return answerPush(tags)
}

/**
 * Renews the content of the site for revalidated tags, and tells the other instances. What the push route has renewed is left out.
 * @param isOfPath whether `revalidatePath` was called: all content is renewed then, else that of the resources among the tags
 */
export async function renewContent(tags: string[], isOfPath: boolean): Promise<void> {
  const others = tags.filter((tag) => !isOfPush(tag))
  if (others.length === 0) return
  const resources = isOfPath ? resourceNames : others.filter(isResource)
  if (resources.length === 0) return void tellInstances(others)
  const { finish } = await answerPush(resources, others)
  void finish()
}

function isOfPush(tag: string): boolean {
  const count = renewedByPush.get(tag) ?? 0
  if (count > 1) renewedByPush.set(tag, count - 1)
  else renewedByPush.delete(tag)
  return count > 0
}

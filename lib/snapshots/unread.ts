import { namesOf } from '@/lib/resources'
import { allParts, type Part, resourcesOf } from './parts'
import { sourceOf, sources } from './sources'

/**
 * The parts that the contract has, of which this process has nothing to show. A part that was never read is unknown, not empty: its pages may
 * exist. What the platform does not know (404) is no part of the site.
 */
export function unreadParts(): Part[] {
  const { unknown } = sources()
  const isRead = (name: Parameters<typeof sourceOf>[0]) => sourceOf(name).snapshot !== undefined
  return allParts.filter(
    (part) =>
      resourcesOf([part]).some((name) => !isRead(name) && !unknown.has(name)) &&
      // A tenant that came from the other contract may still show its earlier case work.
      !Object.values(namesOf(part)).some(isRead),
  )
}

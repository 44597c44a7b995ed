import { partBehind, type Site } from '@/lib/content/site'
import type { Part } from '@/lib/snapshots'
import { isSameContent } from './same-content'

const properties = Object.keys(partBehind) as (keyof Site)[]
/** Properties that come from more than one part. The version comes from all parts, but no page shows it. */
const ofManyParts = properties.filter((name) => partBehind[name] === undefined && name !== 'version')

/**
 * Returns a function that tells, from the parts that a page read, whether the page may show something else of the second site than of
 * the first. When a property changed that comes from several parts, every page may.
 */
export function movedBetween(before: Site | undefined, after: Site): (parts: Set<Part>) => boolean {
  if (before === undefined || ofManyParts.some((name) => !isSameContent(before[name], after[name])))
    return () => true
  const moved = properties.flatMap((name) => (before[name] === after[name] ? [] : (partBehind[name] ?? [])))
  return (parts) => moved.some((part) => parts.has(part))
}

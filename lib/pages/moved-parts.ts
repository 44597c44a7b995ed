import type { Part } from '@/lib/platform'
import { partBehind, type Site } from '@/lib/site'
import { isSameContent } from './same-content'

const properties = Object.keys(partBehind) as (keyof Site)[]
/** They change with more than one part; the version, which changes with all of them, is shown by no page. */
const ofManyParts = properties.filter((name) => partBehind[name] === undefined && name !== 'version')

/**
 * Tells, by the parts of the content that a page has looked at, whether it may show something else of the second site than of the
 * first. Where a property changed that comes from no single part, every page may.
 */
export function movedBetween(before: Site | undefined, after: Site): (parts: Set<Part>) => boolean {
  if (before === undefined || ofManyParts.some((name) => !isSameContent(before[name], after[name])))
    return () => true
  const moved = properties.flatMap((name) => (before[name] === after[name] ? [] : (partBehind[name] ?? [])))
  return (parts) => moved.some((part) => parts.has(part))
}

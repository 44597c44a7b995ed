import { type Part, resourcesOf } from './parts'
import { stateOf } from './state'

/* A part that was never read here is unknown, not empty: its pages may exist. What the platform does not know (404) is no part of the site. */

/** The parts that the contract has, of which this process has nothing to show. */
export function unreadParts(all: readonly Part[]): Part[] {
  return all.filter((part) => !isShown(part) && resourcesOf([part]).some(isUnread))
}

function isUnread(resource: Parameters<typeof stateOf>[0]): boolean {
  const { snapshot, isUnknown } = stateOf(resource)
  return snapshot === undefined && !isUnknown
}

/** A tenant that came from the other contract may still show its earlier case work. */
function isShown(part: Part): boolean {
  const resources = part === 'projects' ? (['projects', 'caseStudies'] as const) : [part]
  return resources.some((resource) => stateOf(resource).snapshot)
}

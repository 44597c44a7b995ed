import { createRequire } from 'node:module'

type GetPathMatch = (source: string) => (path: string) => unknown

/** The module by which Next.js reads a pattern; undefined in a version that has it elsewhere. */
function pathMatch(): GetPathMatch | undefined {
  try {
    return createRequire(import.meta.url)('next/dist/shared/lib/router/utils/path-match.js').getPathMatch
  } catch {
    return undefined
  }
}

/**
 * Tells whether Next.js redirects a path by a pattern of `redirects`. Undefined for a text that it cannot read as a pattern. Where Next.js does not
 * tell how it reads patterns, none is refused, and none counts as a match.
 */
export function patternMatcher(source: string): ((path: string) => boolean) | undefined {
  const getPathMatch = pathMatch()
  if (getPathMatch === undefined) return () => false
  try {
    const match = getPathMatch(source)
    return (path) => match(path) !== false
  } catch {
    return undefined
  }
}

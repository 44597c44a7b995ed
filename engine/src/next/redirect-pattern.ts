import { createRequire } from 'node:module'

type GetPathMatch = (source: string) => (path: string) => unknown

/** The pattern parser of Next.js; undefined in a version that has it elsewhere. */
function pathMatch(): GetPathMatch | undefined {
  try {
    return createRequire(import.meta.url)('next/dist/shared/lib/router/utils/path-match.js').getPathMatch
  } catch {
    return undefined
  }
}

/**
 * Creates a function that tells whether Next.js would match a path with a pattern of `redirects`; undefined for an invalid pattern. If the parser
 * of Next.js is not found, no pattern is refused, and none matches.
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

import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js'

/** Tells whether Next.js redirects a path by a pattern of `redirects`. Undefined for a text that it cannot read as a pattern. */
export function patternMatcher(source: string): ((path: string) => boolean) | undefined {
  try {
    const match = getPathMatch(source)
    return (path) => match(path) !== false
  } catch {
    return undefined
  }
}

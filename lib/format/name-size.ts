/**
 * How wide a name is in the header, in letters. Each of its two lines has about half as many. The longest word counts twice, because
 * it cannot be split between the lines.
 */
export function lettersOf(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length))
  return Math.max(name.length + longest, 2 * longest)
}

/** A name with more letters is set in the narrower body font. */
export const LONG_NAME = 40

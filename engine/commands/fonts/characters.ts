/** The characters of Portuguese, in Unicode order. A second file has all others. */
export const PORTUGUESE = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\u00a0£©ª«®°²³·º»×',
  ...'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü',
  // Firefox uses the first character for a soft hyphen.
  ...'‐–—‘’“”•…€',
].join('')

const blank = /[\p{Z}\p{Cc}\p{Cf}]/u

/** A `unicode-range` without the characters of Portuguese, and without spaces and format characters, which need no file. */
export function withoutPortuguese(range: string): string {
  const characters = range
    .split(',')
    .flatMap(charactersOf)
    .filter(
      (code) => !blank.test(String.fromCodePoint(code)) && !PORTUGUESE.includes(String.fromCodePoint(code)),
    )
  const runs: { first: number; last: number }[] = []
  for (const code of characters) {
    const run = runs.at(-1)
    if (run?.last === code - 1) run.last = code
    else runs.push({ first: code, last: code })
  }
  return runs
    .map(({ first, last }) =>
      first === last ? hexadecimal(first) : `${hexadecimal(first)}-${last.toString(16)}`,
    )
    .join(', ')
}

function charactersOf(range: string): number[] {
  const [first = 0, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function hexadecimal(code: number): string {
  return `u+${code.toString(16)}`
}

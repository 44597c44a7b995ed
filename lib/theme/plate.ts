import { theme } from '@theme/theme'
import type { PlateNumbers } from '@/themes/layouts'

/** The prime of the hash FNV-1a for 32 bits. */
const FNV_PRIME = 0x01000193
/** The first value of the hash FNV-1a for 32 bits. */
const FNV_START = 0x811c9dc5

/** The numbers that a plate is drawn from, always the same for one slug. */
export function plateNumbers(slug: string): PlateNumbers {
  let hash = FNV_START
  for (const sign of slug) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), FNV_PRIME)
  /** The next pseudorandom number below `count`. */
  const next = (count: number) => {
    hash = Math.imul(hash ^ (hash >>> 15), FNV_PRIME)
    return (hash >>> 8) % count
  }
  return { hue: next(61) - 30, angle: next(24) * 15, scale: (70 + next(71)) / 100 }
}

/** The plate of a record as an SVG image in one colour, black by default; undefined if the theme has no plates. */
export function plateDrawing(slug: string, ink?: string): string | undefined {
  if (!theme.plate) return undefined
  const { fit, draw } = theme.plate
  const colour = ink === undefined ? '' : ` color='${ink}'`
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 300' preserveAspectRatio='${fit}'${colour}>${draw(plateNumbers(slug))}</svg>`
}

import { theme } from '@theme/theme'
import type { PlateNumbers } from '@/themes/layouts'

const PRIME = 0x01000193

/** The numbers of a record: always the same for one slug. */
export function plateNumbers(slug: string): PlateNumbers {
  let hash = 0x811c9dc5
  for (const sign of slug) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME)
  /** One of `count` values, the next at each call. */
  const next = (count: number) => {
    hash = Math.imul(hash ^ (hash >>> 15), PRIME)
    return (hash >>> 8) % count
  }
  return { hue: next(61) - 30, angle: next(24) * 15, scale: (70 + next(71)) / 100 }
}

/** The plate of a record as an SVG document in one ink, black if absent; undefined where the theme draws none. */
export function plateDrawing(slug: string, ink?: string): string | undefined {
  if (!theme.plate) return undefined
  const { fit, draw } = theme.plate
  const colour = ink === undefined ? '' : ` color='${ink}'`
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 300' preserveAspectRatio='${fit}'${colour}>${draw(plateNumbers(slug))}</svg>`
}

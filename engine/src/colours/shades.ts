import { clampChroma, formatHex, type Oklch, wcagContrast } from 'culori'

/** The contrast that WCAG 2.2 AA requires of text. */
export const READABLE_CONTRAST = 4.5

/** How many shades between black and white are tried. */
const STEPS = 250

/** The colour, or the nearest shade of it that passes the test; the colour itself if none does. */
export function nearestShade(colour: Oklch, isFit: (shade: string) => boolean): string {
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .sort((a, b) => Math.abs(a - colour.l) - Math.abs(b - colour.l))
    .map((l) => clampChroma({ ...colour, l }, 'oklch'))
  return [colour, ...shades].map((shade) => formatHex(shade)).find(isFit) ?? formatHex(colour)
}

export function leastContrast(colour: string, others: string[]): number {
  return Math.min(...others.map((other) => wcagContrast(colour, other)))
}

/** The colour of text on a background: white or near-black, or pure black when neither can be read. */
export function textOn(ground: string): string {
  const [best = BLACK] = [WHITE, NEAR_BLACK].sort((a, b) => wcagContrast(b, ground) - wcagContrast(a, ground))
  return wcagContrast(best, ground) >= READABLE_CONTRAST ? best : BLACK
}

const WHITE = '#ffffff'
const NEAR_BLACK = '#101010'
const BLACK = '#000000'

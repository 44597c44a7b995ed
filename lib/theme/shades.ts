import { clampChroma, differenceEuclidean, formatHex, type Oklch, wcagContrast } from 'culori'

/** WCAG 2.2 AA for text. */
export const ENOUGH = 4.5

/** How far a button's colour must be from a light page, as a distance in OKLab. Yellow is far enough, with hardly any contrast. */
const APART = 0.08
/** How much contrast a button needs on a dark page, where that distance would not be visible. */
const APART_ON_DARK = 1.6

const distance = differenceEuclidean('oklab')

/** Whether a button of this colour stands out on these light backgrounds. */
export function isApart(colour: Oklch, from: string[]): boolean {
  return from.every((background) => distance(colour, background) >= APART)
}

/** Whether a button of this colour stands out on these dark backgrounds. */
export function isApartOnDark(colour: Oklch, from: string[]): boolean {
  return from.every((background) => wcagContrast(colour, background) >= APART_ON_DARK)
}

/** All shades of a colour, the nearest first. */
function shades(colour: Oklch): Oklch[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .sort((a, b) => Math.abs(a - colour.l) - Math.abs(b - colour.l))
    .map((l) => clampChroma({ ...colour, l }, 'oklch'))
}

const STEPS = 250

/** The nearest shade of a colour that stands out on these light backgrounds; the colour when there is none. */
export function nearestApart(colour: Oklch, from: string[]): string {
  return formatHex(shades(colour).find((shade) => isApart(shade, from)) ?? colour)
}

/** The colour, or its nearest shade that can be read on all these backgrounds; the colour when there is none. */
export function readable(colour: Oklch, on: string[]): string {
  const hexes = [colour, ...shades(colour)].map((shade) => formatHex(shade))
  return (
    hexes.find((hex) => on.every((background) => wcagContrast(hex, background) >= ENOUGH)) ?? hexes[0] ?? ''
  )
}

/** White or nearly black, or black when neither can be read. */
export function textOn(background: string): string {
  const contrast = (text: string) => wcagContrast(text, background)
  const [best = BLACK] = [WHITE, INK].sort((a, b) => contrast(b) - contrast(a))
  return contrast(best) >= ENOUGH ? best : BLACK
}

const WHITE = '#ffffff'
const INK = '#101010'
const BLACK = '#000000'

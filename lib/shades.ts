import { clampChroma, differenceEuclidean, formatHex, type Oklch, wcagContrast } from 'culori'

/** WCAG 2.2 AA for text. */
export const ENOUGH = 4.5

/** How far a button has to be from a light page, as a distance in OKLab: yellow is, with hardly any contrast. */
const APART = 0.08
/** And how much contrast it needs on a dark page, where such a distance would not be seen. */
const APART_ON_DARK = 1.6

const distance = differenceEuclidean('oklab')

/** Whether a button of this colour is seen on these light backgrounds. */
export function isApart(colour: Oklch, from: string[]): boolean {
  return from.every((background) => distance(colour, background) >= APART)
}

/** The same on dark ones. */
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

/** The nearest shade of a colour that is. */
export function nearestApart(colour: Oklch, from: string[]): string {
  return formatHex(shades(colour).find((shade) => isApart(shade, from)) ?? colour)
}

/** The colour, or its nearest shade that can be read on all of these; the colour when there is none. */
export function readable(colour: Oklch, on: string[]): string {
  const hexes = [colour, ...shades(colour)].map((shade) => formatHex(shade))
  return (
    hexes.find((hex) => on.every((background) => wcagContrast(hex, background) >= ENOUGH)) ?? hexes[0] ?? ''
  )
}

/** White or nearly black, and black where neither can be read. */
export function textOn(background: string): string {
  const contrast = (text: string) => wcagContrast(text, background)
  const [best = BLACK] = [WHITE, INK].sort((a, b) => contrast(b) - contrast(a))
  return contrast(best) >= ENOUGH ? best : BLACK
}

const WHITE = '#ffffff'
const INK = '#101010'
const BLACK = '#000000'

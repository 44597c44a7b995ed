import { wcagContrast } from 'culori'
import { inDecoder } from '../pictures/decoder/decoder'

/** The contrast below which part of a logo is hard to see at a glance. WCAG has no contrast requirement for logos. */
const MIN_CONTRAST = 1.6
/** The share of the logo's pixels that must be visible. */
const MIN_VISIBLE_SHARE = 0.5
/** The side in pixels of the scaled-down logo that is measured. */
const SAMPLE_SIDE = 64

/** Whether most of a logo is visible on a background. Black letters on a dark page are not. */
export async function isSeenOn(file: string, background: string): Promise<boolean> {
  const drawn = coloursOf(await inDecoder('colours', { file, side: SAMPLE_SIDE }))
  const seen = drawn.filter((colour) => wcagContrast(colour, background) >= MIN_CONTRAST)
  return seen.length >= drawn.length * MIN_VISIBLE_SHARE
}

function coloursOf(pixels: Uint8Array) {
  return Array.from({ length: pixels.length / 4 }, (_, index) => pixels.subarray(index * 4, index * 4 + 4))
    .filter(([, , , alpha = 0]) => alpha > 127)
    .map(([r = 0, g = 0, b = 0]) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 }))
}

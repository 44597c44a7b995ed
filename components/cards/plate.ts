import type { CSSProperties } from 'react'
import { plateDrawing, plateNumbers } from '@/lib/theme/plate'

/** The style for an element of class `drawn`, with the plate of the record at an address; undefined if the theme has no plates. */
export function plateStyle(href: string): CSSProperties | undefined {
  const slug = href.slice(href.lastIndexOf('/') + 1)
  const drawing = plateDrawing(slug)
  if (drawing === undefined) return undefined
  const style: CSSProperties & Record<'--drawing' | '--hue', string | number> = {
    '--drawing': `url("data:image/svg+xml,${drawing}")`,
    '--hue': plateNumbers(slug).hue,
  }
  return style
}

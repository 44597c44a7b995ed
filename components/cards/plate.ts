import type { CSSProperties } from 'react'
import { plateDrawing, plateNumbers } from '@/lib/theme/plate'

/** The style of an element of the class `drawn`, whose ground is the plate of the record at an address; undefined where the theme draws none. */
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

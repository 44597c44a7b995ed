/** In the order in which they stand side by side. */
export const themes = ['atlantico', 'granito', 'oficina'] as const

/** Views side by side. `width` is that of each. */
export interface Picture {
  file: string
  width: number
  views: View[]
}

/** A screen of a page in a theme. */
export interface View {
  theme: (typeof themes)[number]
  tenant: 'mare-alta' | 'lemos-quintela'
  path: string
  window: { width: number; height: number }
  /** Shows the end of the page, and not its beginning. */
  isEnd?: boolean
  parts?: Part[]
}

/** A part of a page that docs/map.md numbers, by a selector of Playwright. */
export interface Part {
  number: number
  selector: string
  /** The selector of the last element of the part, if it has several. */
  to?: string
  /** Where its number stands: on the lower edge of its frame, or within the frame. Absent: on the upper right corner. */
  at?: 'below' | 'inside'
  /** The space between the part and its frame, in CSS pixels. Absent: 6. */
  margin?: number
}

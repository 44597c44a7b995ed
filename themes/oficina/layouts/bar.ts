import type { BarLayout } from '@/themes/layouts'

/** Dark, the main action up to the edges. */
export const bar: BarLayout = {
  bar: 'on-deep',
  item: '',
  // In the accent of the page, not of the band.
  main: 'on-page bg-accent text-on-accent',
}

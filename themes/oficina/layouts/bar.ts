import type { BarLayout } from '@/themes/layouts'

/** The contact bar: dark, with the main action up to the edges. */
export const bar: BarLayout = {
  bar: 'on-deep',
  item: '',
  // The accent colour of the page, not of the band.
  main: 'on-page bg-accent text-on-accent',
}

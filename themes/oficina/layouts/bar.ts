import type { BarLayout } from '@/themes/layouts'

/** Dark, the main action up to the edges. */
export const bar: BarLayout = {
  bar: 'on-deep',
  item: '',
  main: 'on-accent',
}

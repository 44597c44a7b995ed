import type { BarLayout } from '@/themes/layouts'

/** The contact bar: words between lines. */
export const bar: BarLayout = {
  bar: 'border-t border-line bg-paper [&_.icon-sprite]:hidden',
  item: 'border-e border-line',
  main: 'bg-accent text-on-accent',
}

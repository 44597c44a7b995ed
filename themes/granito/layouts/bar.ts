import type { BarLayout } from '@/themes/layouts'

/** Words between lines. */
export const bar: BarLayout = {
  bar: 'border-t border-line bg-paper [&_.icon-sprite]:hidden',
  item: 'border-e border-line',
  main: 'bg-accent text-on-accent',
}

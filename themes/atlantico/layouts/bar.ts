import type { BarLayout } from '@/themes/layouts'

/** The contact bar: the main action is a button. */
export const bar: BarLayout = {
  bar: 'border-t border-line bg-surface',
  item: '',
  main: 'p-1 *:min-h-12! *:rounded-button *:bg-accent *:text-on-accent',
}

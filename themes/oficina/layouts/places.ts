import type { PlacesLayout } from '@/themes/layouts'

/** The list of places: a table across the page. */
export const places: PlacesLayout = {
  isGrid: false,
  list: 'border-b border-line',
  place:
    'grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-2 lg:grid-cols-[4fr_4fr_3fr] lg:has-[[open]]:[&>:last-child]:col-span-full',
  ways: 'sm:max-lg:col-start-2',
}

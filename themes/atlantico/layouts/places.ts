import type { PlacesLayout } from '@/themes/layouts'

/** The list of places: equal columns in full rows. */
export const places: PlacesLayout = {
  isGrid: true,
  list: '',
  place: 'flex flex-col gap-3 border-t border-line py-6',
  ways: '',
}

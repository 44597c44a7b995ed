import type { PlacesLayout } from '@/themes/layouts'

/** The list of places as entries of a catalogue: the name in the margin, then address and directions. */
export const places: PlacesLayout = {
  isGrid: false,
  list: '',
  place: 'grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-2 lg:grid-cols-3',
  ways: 'sm:max-lg:col-start-2',
}

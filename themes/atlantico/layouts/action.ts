import type { ActionLayout } from '@/themes/layouts'

/** The closing action: a rounded panel within the page. */
export const action: ActionLayout = {
  band: 'part plain',
  inner: 'on-deep rounded-picture p-6 sm:p-10 lg:px-12 lg:py-12',
}

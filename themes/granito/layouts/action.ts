import type { ActionLayout } from '@/themes/layouts'

/** A sentence below a line. The next is the footer's. */
export const action: ActionLayout = { band: '', inner: 'border-t border-line py-12 lg:py-16' }

import type { ActionLayout } from '@/themes/layouts'

/** A sentence below a line. The next is the footer's. */
export const action: ActionLayout = { band: 'part plain', inner: 'border-t border-line pt-12 lg:pt-16' }

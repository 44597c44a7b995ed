import type { ActionLayout } from '@/themes/layouts'

/** The closing action: a sentence below a line. The footer has the next line. */
export const action: ActionLayout = { band: 'part plain', inner: 'border-t border-line pt-12 lg:pt-16' }

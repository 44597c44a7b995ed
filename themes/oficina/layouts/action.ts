import type { ActionLayout } from '@/themes/layouts'

/** The closing action: a block of colour across the page. */
export const action: ActionLayout = { band: 'on-accent py-16', inner: '' }

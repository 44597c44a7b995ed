import type { FaqLayout } from '@/themes/layouts'

export const faq: FaqLayout = { mark: 'mark-chevron after:mt-1.5 group-open:after:mt-3' }

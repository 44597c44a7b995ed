export { defaultCopy } from '@/lib/settings/default-copy'
export type { Texts } from '@/lib/settings/define-copy'
export { copy, errorCopy, language } from '@/site/copy'

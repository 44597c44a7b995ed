export type { Texts } from '@/lib/settings/define-copy'
export { copy, errorCopy, language } from '@/site/copy'

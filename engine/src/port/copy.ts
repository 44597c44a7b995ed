export { copy, errorCopy, language } from '@/site/copy'

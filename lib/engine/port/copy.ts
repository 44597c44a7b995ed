export { copy, language } from '@/site/copy'

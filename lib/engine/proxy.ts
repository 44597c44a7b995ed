export { plainTarget } from '@/lib/engine/routing/request-target'
export { tooMany } from '@/lib/engine/search/question-limits'

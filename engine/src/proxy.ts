export { plainTarget } from '@/engine/src/routing/request-target'
export { tooMany } from '@/engine/src/search/question-limits'

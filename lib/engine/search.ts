export { type Answer, type Hit, type SearchContent, searchContent } from '@/lib/engine/search/answer'
export type { Piece } from '@/lib/engine/search/found-words'
export { type Asked, LONGEST_QUESTION, questionIn, searchAddress } from '@/lib/engine/search/question'

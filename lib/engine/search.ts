export { type Answer, type Hit, type SearchContent, searchContent } from '@/lib/engine/search/answer'
export type { Piece } from '@/lib/engine/search/found-words'
export { LONGEST_QUESTION, type QuestionInput, questionIn, searchAddress } from '@/lib/engine/search/question'

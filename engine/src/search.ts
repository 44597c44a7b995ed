export { type Answer, type Hit, type SearchContent, searchContent } from '@/engine/src/search/answer'
export type { Piece } from '@/engine/src/search/found-words'
export { LONGEST_QUESTION, type QuestionInput, questionIn, searchAddress } from '@/engine/src/search/question'

export { type Answer, type Hit, type SearchContent, searchContent } from './search/answer'
export type { Piece } from './search/found-words'
export { LONGEST_QUESTION, type QuestionInput, questionIn, searchAddress } from './search/question'

export { textParts } from '@/engine/src/text/contacts-in-text'
export { paragraphs } from '@/engine/src/text/paragraphs'
export { bound, boundTitle, breakable, longestWord, withKeptHyphens } from '@/engine/src/text/typography'
export { providerOf } from '@/engine/src/text/video-provider'

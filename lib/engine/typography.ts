export { textParts } from '@/lib/engine/text/contacts-in-text'
export { paragraphs } from '@/lib/engine/text/paragraphs'
export { bound, boundTitle, breakable, longestWord, withKeptHyphens } from '@/lib/engine/text/typography'
export { providerOf } from '@/lib/engine/text/video-provider'

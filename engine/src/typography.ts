export { textParts } from './text/contacts-in-text'
export { paragraphs } from './text/paragraphs'
export { bound, boundTitle, breakable, longestWord, withKeptHyphens } from './text/typography'
export { providerOf } from './text/video-provider'

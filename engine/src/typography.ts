export { bound, boundTitle, breakable, longestWord, withKeptHyphens } from './text/typography'

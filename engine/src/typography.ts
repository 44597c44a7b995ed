export {
  breakable,
  longestWord,
  titleWithNoBreakSpaces,
  withKeptHyphens,
  withNoBreakSpaces,
} from './text/typography'

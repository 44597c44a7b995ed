import {
  breakable,
  titleWithNoBreakSpaces,
  withKeptHyphens,
  withNoBreakSpaces,
} from '@site-starter/engine/typography'
import { Fragment, type ReactNode } from 'react'

interface WordsProps {
  text: string
  /** The number of lower-case letters that fit on a line of a phone with enlarged text. Default: the usual number. */
  whole?: number | undefined
}

/** The words of a title or label. */
export function Words({ text, whole }: WordsProps) {
  return drawWords(titleWithNoBreakSpaces(text), { whole, isTitle: true })
}

/** The words of running text. */
export function runningText(text: string): ReactNode {
  return drawWords(withNoBreakSpaces(text))
}

function drawWords(
  text: string,
  { whole, isTitle }: Pick<WordsProps, 'whole'> & { isTitle?: boolean } = {},
): ReactNode {
  const parts = breakable(text, whole)
  if (parts.length === 1 && withKeptHyphens(text, isTitle).length === 1) return text
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="may-break" />}
      {withKeptHyphens(part, isTitle).map((piece, pieceIndex) =>
        // Every second piece is a word that keeps its hyphen on one line.
        pieceIndex % 2 === 0 ? (
          piece
        ) : (
          <span key={pieceIndex} className="whitespace-nowrap">
            {piece}
          </span>
        ),
      )}
    </Fragment>
  ))
}

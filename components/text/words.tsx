import { titleParts } from '@/lib/format/typography'

const classNames = {
  long: 'inline-block max-w-full [text-decoration:inherit]',
  together: 'whitespace-nowrap',
}

interface WordsProps {
  text: string
  /** Letters that fit on a line on the narrowest phone, if not as many as on a card. */
  line?: number | undefined
}

/**
 * The words of a title. A long word stays whole on its own line if it fits there. Otherwise it is divided between syllables.
 */
export function Words({ text, line }: WordsProps) {
  return titleParts(text, line).map(({ kind, text: part }, index) =>
    kind === 'plain' ? (
      part
    ) : (
      <span key={index} className={classNames[kind]}>
        {part}
      </span>
    ),
  )
}

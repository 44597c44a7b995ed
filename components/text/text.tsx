import { paragraphs } from '@/lib/content/paragraphs'
import { runningText, titleParts } from '@/lib/format/typography'
import { Icon } from '../icon'

interface WordsProps {
  text: string
  /** Letters that fit on a line on the narrowest phone, if not as many as on a card. */
  line?: number | undefined
}

/**
 * The words of a title. A long word, and words that belong together, stay whole on a line of their own if they fit there. Otherwise a word
 * is divided between syllables.
 */
export function Words({ text, line }: WordsProps) {
  return titleParts(text, line).map(({ kind, text: part }, index) =>
    kind === 'plain' ? (
      part
    ) : (
      <span key={index} className="inline-block max-w-full [text-decoration:inherit]">
        {part}
      </span>
    ),
  )
}

/** Plain text from the content. Its line breaks separate paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  // The list is rendered once and never reordered, so a paragraph's position identifies it.
  return (
    <>
      {paragraphs(text).map((paragraph, index) => (
        <p key={index}>{runningText(paragraph)}</p>
      ))}
    </>
  )
}

/** Highlights of a service or product. */
export function Bullets({ items }: { items: string[] }) {
  return (
    <ul className="space-y-3">
      {items.map((item, index) => (
        <li key={index} className="flex gap-3">
          <span className="mt-1 shrink-0 text-accent">
            <Icon name="check" />
          </span>
          <span>{runningText(item)}</span>
        </li>
      ))}
    </ul>
  )
}

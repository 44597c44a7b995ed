import { paragraphs } from '@/lib/content/paragraphs'
import { runningText } from '@/lib/format/typography'

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

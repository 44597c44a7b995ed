import { paragraphs } from '@/lib/paragraphs'

/** Plain text from content; its line breaks separate paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  // The list is rendered once and never reordered: its position identifies a paragraph.
  return (
    <>
      {paragraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </>
  )
}

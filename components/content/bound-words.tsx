/**
 * A title in which a word of one letter, such as the Portuguese article "o", stays on the line of the word after it. The
 * text itself is unchanged.
 */
export function BoundWords({ text }: { text: string }) {
  const parts = text.split(/(?<=^|\s)(\p{L} \S{1,12}(?=\s|$))/u)
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

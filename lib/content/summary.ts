import { shortened } from '@site-starter/engine/text'

/** The maximum length of a summary taken from a description, in characters. */
const MAX_LENGTH = 160

const sentences = new Intl.Segmenter('pt', { granularity: 'sentence' })

/** The text of a record's card: its summary, or the first sentences of its description. */
export function summaryOf({ short, description }: Record<'short' | 'description', string>): string {
  if (short || description.length <= MAX_LENGTH) return short || description
  const beginning = description.slice(0, MAX_LENGTH + 1)
  // The last sentence in a cut text is rarely complete.
  const end = [...sentences.segment(beginning)].at(-1)?.index ?? 0
  return end > 0 ? beginning.slice(0, end).trim() : shortened(description, MAX_LENGTH)
}

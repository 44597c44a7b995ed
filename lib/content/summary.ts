import { shortened } from '@site-starter/engine/text'

/** Characters of a summary that a card takes from a description. */
const LONGEST = 160

const sentences = new Intl.Segmenter('pt', { granularity: 'sentence' })

/** What a card says of a record: its summary, else the first sentences of its description. */
export function summaryOf({ short, description }: Record<'short' | 'description', string>): string {
  if (short || description.length <= LONGEST) return short || description
  const beginning = description.slice(0, LONGEST + 1)
  // The last sentence of a beginning is seldom whole.
  const end = [...sentences.segment(beginning)].at(-1)?.index ?? 0
  return end > 0 ? beginning.slice(0, end).trim() : shortened(description, LONGEST)
}

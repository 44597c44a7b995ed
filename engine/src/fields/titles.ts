import { shortened } from '../text/visible-text'
import { textOf } from './html-text'

/** Marks a record whose title was made from its slug. A symbol is not a field, so the mark is not shown, compared or copied. */
const UNTITLED = Symbol.for('untitled record')

export function isUntitled(record: object): boolean {
  return UNTITLED in record
}

/** Fields whose text may replace a missing title, in order of preference. */
const nextBest = ['short', 'excerpt', 'results', 'problem', 'description', 'solution', 'bullets', 'body']

/** The length of a made-up title, in characters. */
const MAX_TITLE_CHARACTERS = 80

/** Gives a record without a title one, for its heading and links: the start of its best text, or its slug in readable form. */
export function withTitle<T extends { slug: string; title: string }>(record: T): T {
  if (record.title !== '') return record
  const fields = new Map<string, unknown>(Object.entries(record))
  const text = nextBest.map((name) => beginningOf(fields.get(name))).find(Boolean)
  if (text === undefined)
    return Object.defineProperty(
      { ...record, title: shortened(titleFrom(record.slug), MAX_TITLE_CHARACTERS) },
      UNTITLED,
      {
        value: true,
      },
    )
  return { ...record, title: shortened(text, MAX_TITLE_CHARACTERS) }
}

/** The first line of a text, of the first text of a list, or of an HTML fragment, without its full stop. */
function beginningOf(value: unknown): string {
  const [text] = [value].flat()
  if (typeof text !== 'string') return ''
  const plain = text.startsWith('<') ? textOf(wholeTags(text.slice(0, 2_000))) : text
  return (plain.trim().split('\n', 1)[0] ?? '').trim().replace(/(?<!\.)\.$/, '')
}

/** HTML without a tag that is cut off at its end. */
function wholeTags(html: string): string {
  const start = html.lastIndexOf('<')
  return start > html.lastIndexOf('>') ? html.slice(0, start) : html
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

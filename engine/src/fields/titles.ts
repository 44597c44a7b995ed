import { shortened } from '../text/visible-text'
import { textOf } from './html-text'

/** Marks a record whose title is made of its slug. The mark is no field: it is not shown, compared or copied. */
const UNTITLED = Symbol.for('untitled record')

export function isUntitled(record: object): boolean {
  return UNTITLED in record
}

/** The fields whose text stands for a title, the best first. */
const nextBest = ['short', 'excerpt', 'results', 'problem', 'description', 'solution', 'bullets', 'body']

/** In characters. */
const LONGEST = 80

/** A record without a title still needs a heading and a link text: the beginning of its next best text, else its slug, made readable. */
export function withTitle<T extends { slug: string; title: string }>(record: T): T {
  if (record.title !== '') return record
  const fields = new Map<string, unknown>(Object.entries(record))
  const text = nextBest.map((name) => beginningOf(fields.get(name))).find(Boolean)
  if (text === undefined)
    return Object.defineProperty({ ...record, title: shortened(titleFrom(record.slug), LONGEST) }, UNTITLED, {
      value: true,
    })
  return { ...record, title: shortened(text, LONGEST) }
}

/** The first line of a text, of the first of several, or of a beginning of HTML, without its full stop. */
function beginningOf(value: unknown): string {
  const [text] = [value].flat()
  if (typeof text !== 'string') return ''
  const plain = text.startsWith('<') ? textOf(wholeTags(text.slice(0, 2_000))) : text
  return (plain.trim().split('\n', 1)[0] ?? '').trim().replace(/(?<!\.)\.$/, '')
}

/** Without a tag that is cut off at the end. */
function wholeTags(html: string): string {
  const start = html.lastIndexOf('<')
  return start > html.lastIndexOf('>') ? html.slice(0, start) : html
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { type Around, CONTEXT_CHARACTERS, phoneIn } from './phones-in-text'

/** Part of a plain text: a contact with its address, or the text between two contacts, whose `href` is ''. */
interface TextPart {
  text: string
  href: string
}

/** Matches a web address, an e-mail address, or digits that may be a phone number. */
const candidates =
  /(?<![\p{L}\d@])(?:https?:\/\/|www\.)(?:(?![,;|](?:https?:|www\.))[^\s<>"“”«»])+|(?<![\p{L}\d._%+/@-])[\w+][\w.+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}(?![\p{L}\d@])|(?<![\p{L}\d])(?:\(\+?\d{1,4}\)|\+?\d)(?:[ .-]?(?:\(\d{1,4}\)|\d)){5,30}(?![\p{L}\d])/giu

/** Matches what separates two numbers of one list. */
const listSeparator = /^[\s,;/|–-]*(?:(?:e|ou)\s)?$/

/** Splits a text into links and plain text. Anything doubtful is text. @param lineBefore may say what a number is */
export function textParts(text: string, lineBefore = ''): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  let isAfterPhone = false
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const around: Around = {
      before:
        index < CONTEXT_CHARACTERS
          ? above(lineBefore) + text.slice(0, index)
          : text.slice(index - CONTEXT_CHARACTERS, index),
      after: text.slice(index + found.length),
      followsPhone: isAfterPhone && listSeparator.test(text.slice(end, index)),
    }
    const link: TextPart | undefined = webLink(found) ?? mailLink(found) ?? phoneIn(found, around)
    isAfterPhone = link?.href.startsWith('tel:') === true
    if (!link) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: '' })
    parts.push(link)
    end = index + link.text.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: '' })
  return parts
}

/** The line above, as context for a number. A line with a number of its own says nothing about the next. */
function above(line: string): string {
  return /\d/.test(line) ? '' : `${line}\n`
}

function webLink(found: string): TextPart | undefined {
  if (!/^(?:https?:|www\.)/i.test(found)) return undefined
  const text = withoutEnding(found)
  const href = /^www\./i.test(text) ? `https://${text}` : text
  const { hostname, username } = URL.canParse(href) ? new URL(href) : { hostname: '', username: '' }
  const isHost = /^[^.,]+(?:\.[^.,]+)+$/.test(hostname.replace(/^www\./, ''))
  return isHost && username === '' ? { text, href } : undefined
}

const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** An address without trailing punctuation. A closing bracket stays if the address opens it. */
function withoutEnding(found: string): string {
  let end = found.length
  const count: Record<string, number> = {}
  for (const sign of found) count[sign] = (count[sign] ?? 0) + 1
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? ''
    const opening = closing[last]
    const isLoose = opening !== undefined && (count[last] ?? 0) > (count[opening] ?? 0)
    if (!isLoose && !/[.,;:!?'’*…]/.test(last)) break
    count[last] = (count[last] ?? 0) - 1
  }
  return found.slice(0, end)
}

function mailLink(found: string): TextPart | undefined {
  if (!found.includes('@')) return undefined
  const isAddress = !/\.\.|[.']@|@-/.test(found) && /\.\p{L}{2,63}$/u.test(found)
  return isAddress ? { text: found, href: `mailto:${found}` } : undefined
}

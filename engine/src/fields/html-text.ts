import { decodeHTML } from 'entities'

/** Matches tags of inline elements. Any other tag separates words. */
const inline = /^<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)[\s>]/i

export function textOf(html: string): string {
  const text = html.replace(/<[^<>]*>/g, (tag) => (inline.test(tag) ? '' : ' '))
  return text.includes('&') ? decodeHTML(text) : text
}

/** Yields a text, then the text of an HTML fragment, which is extracted only when asked for. */
export function* withHtml(text: string, html: string): Iterable<string> {
  yield text
  yield textOf(html)
}

import { decodeHTML } from 'entities'

/** Elements within a sentence. Beside the others is space. */
const inline = /^<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)[\s>]/i

export function textOf(html: string): string {
  const text = html.replace(/<[^<>]*>/g, (tag) => (inline.test(tag) ? '' : ' '))
  return text.includes('&') ? decodeHTML(text) : text
}

/** A text, and that of an HTML fragment, which is prepared only when it is needed. */
export function* withHtml(text: string, html: string): Iterable<string> {
  yield text
  yield textOf(html)
}

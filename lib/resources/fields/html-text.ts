import { decodeHTML } from 'entities'

export function textOf(html: string): string {
  const text = html.replace(/<[^<>]*>/g, ' ')
  return text.includes('&') ? decodeHTML(text) : text
}

/** A text, and that of an HTML fragment, which is prepared only when it is needed. */
export function* withHtml(text: string, html: string): Iterable<string> {
  yield text
  yield textOf(html)
}

import { decodeHTML } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'

/** The main headings of a post body, with their `id`s. */
export function contentsOf(body: string): { id: string; title: string }[] {
  const { children } = parseDocument(body, { decodeEntities: false })
  return DomUtils.getElementsByTagName('h2', children).map((heading) => ({
    id: decodeHTML(heading.attribs.id ?? ''),
    title: decodeHTML(DomUtils.textContent(heading)),
  }))
}

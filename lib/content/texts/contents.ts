import { decodeHTML } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'

/** The main headings of a post body, each with the fragment that leads to it. */
export function contentsOf(body: string): { anchor: string; title: string }[] {
  const { children } = parseDocument(body, { decodeEntities: false })
  return DomUtils.getElementsByTagName('h2', children).map((heading) => ({
    anchor: encodeURIComponent(decodeHTML(heading.attribs.id ?? '')),
    title: decodeHTML(DomUtils.textContent(heading)),
  }))
}

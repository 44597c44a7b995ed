import { decodeHTML, escapeAttribute, escapeText } from 'entities'
import { parseDocument } from 'htmlparser2'
import { textParts } from '../text/contacts-in-text'
import { plainSpaces } from '../text/visible-text'
import { asIs, isElement, type Node } from './nodes'
import { ownPathOf } from './site-links'

/** Makes links of the web addresses, e-mail addresses and phone numbers that are written in texts, as `LinkedText` does in plain ones. */
export function linkContacts(nodes: Node[]): Node[] {
  // What stands before a number may say what it is, in a block before, too.
  let before = ''
  const linked = (all: Node[]): Node[] =>
    all.flatMap((node) => {
      if (isElement(node)) {
        if (!['a', 'pre', 'code'].includes(node.name)) node.children = linked(node.children)
        return [node]
      }
      if (node.type !== 'text') return [node]
      const text = plainSpaces(decodeHTML(node.data))
      const parts = textParts(text, before)
      if (text.trim()) before = text
      return parts.some(({ href }) => href) ? parts.flatMap(nodesOf) : [node]
    })
  return linked(nodes)
}

function nodesOf({ text, href }: { text: string; href: string }): Node[] {
  const words = escapeText(text)
  if (!href) return parseDocument(words, asIs).children
  const address = ownPathOf(href)
  const rel = address.startsWith('http') ? ' rel="noopener noreferrer"' : ''
  const look = href.startsWith('tel:') ? ' class="whitespace-nowrap"' : ''
  return parseDocument(`<a href="${escapeAttribute(address)}"${rel}${look}>${words}</a>`, asIs).children
}

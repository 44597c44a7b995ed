import { decodeHTML, escapeAttribute, escapeText } from 'entities'
import { parseDocument } from 'htmlparser2'
import { textParts } from '../text/contacts-in-text'
import { plainSpaces } from '../text/visible-text'
import { asIs, isElement, type Node } from './nodes'
import { sitePathOf } from './site-links'

/** Turns web addresses, e-mail addresses and phone numbers in text nodes into links, as `LinkedText` does in plain text. */
export function linkContacts(nodes: Node[]): Node[] {
  // The text before a number may say what the number is, even from the previous block.
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
  const address = sitePathOf(href)
  const rel = address.startsWith('http') ? ' rel="noopener noreferrer"' : ''
  const look = href.startsWith('tel:') ? ' class="whitespace-nowrap"' : ''
  return parseDocument(`<a href="${escapeAttribute(address)}"${rel}${look}>${words}</a>`, asIs).children
}

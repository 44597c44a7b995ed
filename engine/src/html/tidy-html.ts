import { decodeHTML, escapeAttribute } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import { oncePerObject } from '../process/once-per-object'
import { lettersIn } from '../text/direction'
import { isIdOfPage } from '../text/page-name'
import { breakable, withKeptHyphens, withOurSpaces } from '../text/typography'
import { plainSpaces, visibleLength } from '../text/visible-text'
import { inAllowedBlocks } from './allowed-blocks'
import { anchorFinder, anchorsOf } from './anchors'
import { linkContacts } from './linked-contacts'
import { asIs, type Element, elementWith, isElement, type Node } from './nodes'
import { attributesOfCode } from './scrollable'

const emphasis = ['strong', 'em', 'u', 's', 'code']
const headings = ['h2', 'h3', 'h4']
const blocks = ['p', ...headings, 'li', 'blockquote', 'pre']
const lists = ['ul', 'ol']

/** The longest heading, in characters, that an `id` is made from. */
const MAX_TITLE_CHARACTERS = 2_000

/** Removes empty elements and dead links. Adds links, ids, hyphenation, directions, keyboard access. @param html sanitized, not too deeply nested */
export function tidied(html: string): string {
  const written = linkContacts(inAllowedBlocks(parseDocument(html, asIs).children))
  const full = written.flatMap((node) => withoutEmpty(node))
  anchored(full)
  const nodes = full.flatMap(withoutLostLinks)
  directed(nodes, 'ltr')
  for (const node of nodes) divided(node)
  return DomUtils.getOuterHTML(nodes, asIs)
}

/** The code element that the children of an element are in, if any: its white space is kept. */
function codeAround(name: string, around?: 'code' | 'pre'): 'code' | 'pre' | undefined {
  if (around === 'pre' || name === 'pre') return 'pre'
  return name === 'code' ? 'code' : around
}

/** A node without empty elements in it; its children, or nothing, if it says nothing itself. */
function withoutEmpty(node: Node, around?: 'code' | 'pre'): Node[] {
  if (!isElement(node)) {
    if (node.type === 'text') node.data = around ? plainSpaces(node.data) : withOurSpaces(node.data)
    return [node]
  }
  const { name, attribs } = node
  const inside = codeAround(name, around)
  node.children = node.children.flatMap((child) => withoutEmpty(child, inside))
  const { children } = node
  if (name === 'img') return attribs.src ? [node] : []
  if (name === 'a') return attribs.href && !isEmpty(children) ? [node] : children
  if (emphasis.includes(name)) return isEmpty(children) ? children : [node]
  if (blocks.includes(name))
    return isEmpty(children) ? [] : [name === 'pre' && around !== 'pre' ? reachable(node) : node]
  if (!lists.includes(name)) return [node]
  node.children = itemsOf(children)
  return node.children.length > 0 ? [node] : []
}

/** The items of a list. Content that an editor left between items becomes one, but a nested list joins the item before it. */
function itemsOf(nodes: Node[]): Element[] {
  const items: Element[] = []
  let looseNodes: Node[] = []
  const closeItem = () => {
    if (!isEmpty(looseNodes)) items.push(...elementWith('li', looseNodes))
    looseNodes = []
  }
  for (const node of nodes) {
    const name = isElement(node) ? node.name : ''
    if (isElement(node) && name === 'li') {
      closeItem()
      items.push(node)
    } else if (lists.includes(name) && isEmpty(looseNodes) && items.length > 0)
      items.at(-1)?.children.push(node)
    else looseNodes.push(node)
  }
  closeItem()
  return items
}

/** Whether the nodes show nothing but line breaks. */
function isEmpty(nodes: Node[]): boolean {
  return !nodes.some(isSeen)
}

/** Whether a node shows anything. The answer is kept per node, since an empty node may be nested in a hundred elements. */
const isSeen = oncePerObject((node: Node) =>
  isElement(node) ? node.name !== 'br' : visibleLength(textOf([node])) > 0,
)

function textOf(nodes: Node[]): string {
  return decodeHTML(DomUtils.textContent(nodes))
}

function reachable(code: Element): Element {
  Object.assign(code.attribs, attributesOfCode(textOf([code])))
  return code
}

/** Gives each heading its `id`, and points links within the text to these. */
function anchored(nodes: Node[]): void {
  const elements = DomUtils.getElementsByTagName((name) => headings.includes(name), nodes)
  const titled = elements.map((heading) => {
    const { id } = heading.attribs
    return {
      title: textOf([heading]).slice(0, MAX_TITLE_CHARACTERS),
      id: id === undefined ? id : decodeHTML(id),
    }
  })
  const anchors = anchorsOf(titled)
  elements.forEach(({ attribs }, index) => {
    attribs.id = escapeAttribute(anchors[index] ?? '')
  })
  const anchorFor = anchorFinder(titled, anchors)
  for (const { attribs } of DomUtils.getElementsByTagName('a', nodes)) {
    const [, fragment] = /^#(.+)$/.exec(decodeHTML(attribs.href ?? '')) ?? []
    if (!fragment) continue
    const anchor = anchorFor(fragment)
    if (anchor) attribs.href = `#${escapeAttribute(anchor)}`
    else if (!isIdOfPage(fragment)) delete attribs.href
  }
}

/** Replaces links without an address, such as those of Word footnotes, with their words. */
function withoutLostLinks(node: Node): Node[] {
  if (!isElement(node)) return [node]
  node.children = node.children.flatMap(withoutLostLinks)
  return node.name === 'a' && !node.attribs.href ? node.children : [node]
}

/** Marks a permitted line break, as in `components/text/words.tsx`. */
const MAY_BREAK = '<span class="may-break"></span>'
const onOneLine = (piece: string) => `<span class="whitespace-nowrap">${piece}</span>`

/** Marks where lines may break: between the syllables of words too long for a line on a phone, but not before a pronoun. Code stays as it is. */
function divided(node: Node): void {
  if (isElement(node)) {
    if (node.name !== 'pre' && node.name !== 'code') node.children.forEach(divided)
  } else if (node.type === 'text')
    node.data = breakable(node.data)
      .map((part) =>
        withKeptHyphens(part)
          .map((piece, index) => (index % 2 === 0 ? piece : onOneLine(piece)))
          .join(''),
      )
      .join(MAY_BREAK)
}

/** Sets the direction of blocks that differ from the text around them. */
function directed(nodes: Node[], around: 'ltr' | 'rtl'): void {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const isBlock = blocks.includes(node.name) || lists.includes(node.name)
    const direction = isBlock ? (directionIn(node) ?? around) : around
    if (direction !== around) node.attribs.dir = direction
    directed(node.children, direction)
  }
}

function directionIn(block: Element): 'ltr' | 'rtl' | undefined {
  if (block.name === 'pre') return 'ltr'
  const { all, rtl } = lettersOf(block)
  if (rtl * 2 > all) return 'rtl'
  return all > 0 ? 'ltr' : undefined
}

/** The letters of a node, in all and right-to-left. Counts are kept per node, since a text may be nested in a hundred blocks. */
const lettersOf: (node: Node) => { all: number; rtl: number } = oncePerObject((node: Node) => {
  const counts = isElement(node) ? node.children.map(lettersOf) : [lettersIn(textOf([node]))]
  const sum = (of: 'all' | 'rtl') => counts.reduce((total, count) => total + count[of], 0)
  return { all: sum('all'), rtl: sum('rtl') }
})

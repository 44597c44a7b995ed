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

/** In characters. No `id` is made of more. */
const LONGEST_TITLE = 2_000

/** Leaves out what is empty or leads nowhere, and gives links, ids, syllables, directions and keyboard access. @param html of sanitize-html, not nested too deeply */
export function tidied(html: string): string {
  const written = linkContacts(inAllowedBlocks(parseDocument(html, asIs).children))
  const full = written.flatMap((node) => withoutEmpty(node))
  anchored(full)
  const nodes = full.flatMap(withoutLostLinks)
  directed(nodes, 'ltr')
  for (const node of nodes) divided(node)
  return DomUtils.getOuterHTML(nodes, asIs)
}

/** A node without what is empty in it; its content, or nothing, when it says nothing itself. */
function withoutEmpty(node: Node, around?: 'code' | 'pre'): Node[] {
  if (!isElement(node)) {
    if (node.type === 'text') node.data = around ? plainSpaces(node.data) : withOurSpaces(node.data)
    return [node]
  }
  const { name, attribs } = node
  const inside = around === 'pre' || name === 'pre' ? 'pre' : name === 'code' ? 'code' : around
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

/** The items of a list. What an editor has left beside them is an item too, but a list belongs to the item before it. */
function itemsOf(nodes: Node[]): Element[] {
  const items: Element[] = []
  let beside: Node[] = []
  const closeItem = () => {
    if (!isEmpty(beside)) items.push(...elementWith('li', beside))
    beside = []
  }
  for (const node of nodes) {
    const name = isElement(node) ? node.name : ''
    if (isElement(node) && name === 'li') {
      closeItem()
      items.push(node)
    } else if (lists.includes(name) && isEmpty(beside) && items.length > 0) items.at(-1)?.children.push(node)
    else beside.push(node)
  }
  closeItem()
  return items
}

/** Whether there is nothing to see but a line break. */
function isEmpty(nodes: Node[]): boolean {
  return !nodes.some(isSeen)
}

/** Asked once of each node: what is empty may be so within a hundred elements. */
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

/** Gives each heading its `id`, and leads the links within the text to them. */
function anchored(nodes: Node[]): void {
  const elements = DomUtils.getElementsByTagName((name) => headings.includes(name), nodes)
  const titled = elements.map((heading) => {
    const { id } = heading.attribs
    return { title: textOf([heading]).slice(0, LONGEST_TITLE), id: id === undefined ? id : decodeHTML(id) }
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

/** A link without an address, such as that of a footnote of Word, as its words. */
function withoutLostLinks(node: Node): Node[] {
  if (!isElement(node)) return [node]
  node.children = node.children.flatMap(withoutLostLinks)
  return node.name === 'a' && !node.attribs.href ? node.children : [node]
}

/** As `components/text/words.tsx` draws it. */
const MAY_BREAK = '<span class="may-break"></span>'
const kept = (piece: string) => `<span class="whitespace-nowrap">${piece}</span>`

/** Sets where lines may end in words: between the syllables of those that may not fit on a line of a phone, and not before a pronoun. Code stays as it is. */
function divided(node: Node): void {
  if (isElement(node)) {
    if (node.name !== 'pre' && node.name !== 'code') node.children.forEach(divided)
  } else if (node.type === 'text')
    node.data = breakable(node.data)
      .map((part) =>
        withKeptHyphens(part)
          .map((piece, at) => (at % 2 === 0 ? piece : kept(piece)))
          .join(''),
      )
      .join(MAY_BREAK)
}

/** Gives a block its direction where it is not that of the text around it. */
function directed(nodes: Node[], around: 'ltr' | 'rtl'): void {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const isBlock = blocks.includes(node.name) || lists.includes(node.name)
    const own = isBlock ? (directionIn(node) ?? around) : around
    if (own !== around) node.attribs.dir = own
    directed(node.children, own)
  }
}

function directionIn(block: Element): 'ltr' | 'rtl' | undefined {
  if (block.name === 'pre') return 'ltr'
  const { all, rtl } = lettersOf(block)
  return rtl * 2 > all ? 'rtl' : all > 0 ? 'ltr' : undefined
}

/** Counted once in each node: a text may be within a hundred blocks. */
const lettersOf: (node: Node) => { all: number; rtl: number } = oncePerObject((node: Node) => {
  const counts = isElement(node) ? node.children.map(lettersOf) : [lettersIn(textOf([node]))]
  const sum = (of: 'all' | 'rtl') => counts.reduce((total, count) => total + count[of], 0)
  return { all: sum('all'), rtl: sum('rtl') }
})

import { DomUtils, parseDocument } from 'htmlparser2'
import { oncePerObject } from '../process/once-per-object'
import { asIs, elementWith, isElement, type Node } from './nodes'

/* Replaces block elements that a post body must not have, but which other programs paste. Their words and line breaks stay. */

const otherBlocks =
  'div section article header footer main aside nav figure figcaption table caption tr dl dt dd address fieldset details summary center form'

/** For `sanitize-html`: what replaces each block that is not allowed. `div` and `td` are interim, until `inAllowedBlocks`. */
export const transformedBlocks: Record<string, string> = {
  ...Object.fromEntries(otherBlocks.split(' ').map((name) => [name, 'div'])),
  ...{ th: 'td', h1: 'h2', h5: 'h4', h6: 'h4' },
}

/** The interim elements, which `inAllowedBlocks` replaces. */
export const interimBlocks = ['div', 'td']

/** Elements with phrasing content only, in which a block becomes a line. */
const wordElements = ['p', 'h2', 'h3', 'h4', 'li', 'a', 'strong', 'em', 'u', 's', 'code']
/** Elements that may stand beside each other in a post body. */
const blockElements = ['p', 'h2', 'h3', 'h4', 'pre', 'blockquote', 'ul', 'ol', 'hr']

type Around = 'blocks' | 'words' | 'code'

/** Replaces each `div` with a paragraph or a line, and separates the cells of a row with ` · `. */
export function inAllowedBlocks(nodes: Node[], around: Around = 'blocks'): Node[] {
  const firstCell = nodes.find((node) => isElement(node) && node.name === 'td' && hasWords(node))
  const last = nodes.at(-1)
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    const children = inAllowedBlocks(node.children, inside(node.name, around))
    if (node.name === 'td') {
      const isNext = node !== firstCell && children.some(hasWords) && !children.some(isBlock)
      return isNext ? [...nodesOf(' · '), ...children] : children
    }
    if (node.name !== 'div') {
      node.children = children
      return [node]
    }
    if (around === 'blocks') return paragraphs(children)
    return node === last ? children : [...children, ...nodesOf(around === 'words' ? '<br>' : '\n')]
  })
}

function inside(name: string, around: Around): Around {
  if (name === 'div' || name === 'td') return around
  if (name === 'pre') return 'code'
  return wordElements.includes(name) ? 'words' : 'blocks'
}

/** Keeps blocks as they are, and wraps what is between them in paragraphs. */
function paragraphs(nodes: Node[]): Node[] {
  const blocks: Node[] = []
  let words: Node[] = []
  const closeParagraph = () => {
    if (words.some(hasWords)) blocks.push(...elementWith('p', words))
    words = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      closeParagraph()
      blocks.push(node)
    } else words.push(node)
  }
  closeParagraph()
  return blocks
}

/** Whether a node has words or a picture. The answer is kept per node, and stays true of nodes made from it. */
const hasWords: (node: Node) => boolean = oncePerObject((node: Node) =>
  isElement(node)
    ? node.name === 'img' || node.children.some(hasWords)
    : DomUtils.textContent(node).trim() !== '',
)

function isBlock(node: Node): boolean {
  return isElement(node) && blockElements.includes(node.name)
}

function nodesOf(html: string): Node[] {
  return parseDocument(html, asIs).children
}

import { parseDocument } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: unknown }>

export const isElement = (node: Node): node is Element => 'attribs' in node

/** Parser and serializer options that keep entities as they are, for HTML that `sanitize-html` has cleaned. */
export const asIs = {
  decodeEntities: false,
  encodeEntities: false,
  selfClosingTags: true,
  emptyAttrs: true,
} as const

/** An element with these children, in a list. */
export function elementWith(name: 'p' | 'li', children: Node[]): Element[] {
  const [element] = parseDocument(`<${name}></${name}>`, asIs).children
  return element && isElement(element) ? [Object.assign(element, { children })] : []
}

/** An HTML element of the page. */
export interface HostElement {
  tag: string
  id?: string
  className?: string
}

/** An element in flight data: `["$", type, key, props]`. */
interface FlightElement {
  /** A tag, or a reference to a component. */
  type: string
  isHost: boolean
  props: Record<string, unknown>
}

export function elementOf(node: unknown): FlightElement | undefined {
  if (!Array.isArray(node) || node[0] !== '$' || node.length < 4) return undefined
  const [, type, , props]: unknown[] = node
  if (typeof type !== 'string') return undefined
  return { type, isHost: !type.startsWith('$'), props: { ...(props as object) } }
}

export function hostElement({ type, props: { id, className } }: FlightElement): HostElement {
  return { tag: type, ...(isText(id) && { id }), ...(isText(className) && { className }) }
}

/** Whether a value is a plain text. A text that begins with `$` is a reference, or stands for another value. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.startsWith('$')
}

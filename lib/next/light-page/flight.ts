import { elementOf, type HostElement, hostElement } from './flight-elements'
import { type FlightRow, flightRows } from './flight-rows'

/** Where a client component is: the elements around it, the nearest last, and the elements before it within the nearest. */
export interface Place {
  around: HostElement[]
  before: HostElement[]
}

export interface ClientComponent {
  moduleId: string
  place: Place
}

/**
 * The client components of a page, from its flight data as Next.js 16.4 writes it.
 * @throws SyntaxError when the data has an unknown format
 */
export function clientComponents(data: Uint8Array): ClientComponent[] {
  const rows = flightRows(bufferOf(data))
  return [...componentsIn(rootOf(rows), { around: [], before: [] }, rows)]
}

/**
 * The id of the build as flight data states it, and as no text of the content can; undefined when the data states none.
 * @throws SyntaxError when the data has an unknown format
 */
export function buildMark(data: Uint8Array): string | undefined {
  const root = rootOf(flightRows(bufferOf(data)))
  const id = root && typeof root === 'object' && 'b' in root ? root.b : undefined
  return typeof id === 'string' ? `"b":${JSON.stringify(id)}` : undefined
}

function bufferOf(data: Uint8Array): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength)
}

function rootOf(rows: Rows): unknown {
  const root = rows.get('0')
  if (!root) throw new SyntaxError('flight data without a root')
  return JSON.parse(root.text)
}

type Found = Generator<ClientComponent>
type Rows = Map<string, FlightRow>

/** Finds the components below a node. Deletes each row that it has searched. */
function* componentsIn(node: unknown, place: Place, rows: Rows): Found {
  const element = elementOf(node)
  if (typeof node === 'string') yield* referred(node, place, rows)
  else if (element?.isHost)
    yield* componentsIn(
      element.props.children,
      { around: [...place.around, hostElement(element)], before: [] },
      rows,
    )
  else if (element) {
    yield* referred(element.type, place, rows)
    yield* componentsIn(element.props, place, rows)
  } else if (Array.isArray(node)) yield* listed(node, place, rows)
  else if (node && typeof node === 'object') yield* listed(Object.values(node), place, rows)
}

function* listed(nodes: unknown[], place: Place, rows: Rows): Found {
  let { before } = place
  for (const node of nodes) {
    yield* componentsIn(node, { ...place, before }, rows)
    const element = elementOf(node)
    if (element?.isHost) before = [...before, hostElement(element)]
  }
}

const REFERENCE = /^\$[L@Q]?([0-9a-f]+)$/

function* referred(text: string, place: Place, rows: Rows): Found {
  const [, id = ''] = REFERENCE.exec(text) ?? []
  const row = rows.get(id)
  if (row?.tag === 'I') yield { moduleId: moduleIdOf(row), place }
  if (row?.tag !== '') return
  rows.delete(id)
  yield* componentsIn(JSON.parse(row.text), place, rows)
}

function moduleIdOf({ text }: FlightRow): string {
  const [id]: unknown[] = JSON.parse(text)
  return String(id)
}

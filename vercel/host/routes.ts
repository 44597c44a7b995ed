/* The routes of `config.json`, as the Build Output API describes them. */

type Phase = 'filesystem' | 'miss' | 'rewrite' | 'resource' | 'error'

interface Condition {
  type: string
  key: string
  value?: string
}

export interface Route {
  src?: string
  dest?: string
  headers?: Record<string, string>
  status?: number
  has?: Condition[]
  missing?: Condition[]
  continue?: boolean
  check?: boolean
  handle?: Phase
  middlewarePath?: string
}

interface RoutedRequest {
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  method: string
}

/** How far a request has come. */
export interface Routed extends RoutedRequest {
  responseHeaders: Record<string, string>
  status: number | undefined
}

/** The routes of a phase; undefined stands for those before the first `handle`. */
export function phaseOf(routes: Route[], wanted: Phase | undefined): Route[] {
  let phase: Phase | undefined
  return routes.filter((route) => {
    phase = route.handle ?? phase
    return route.handle === undefined && phase === wanted
  })
}

/** Applies a route; false when it is not for this request. */
export function apply(route: Route, routed: Routed): boolean {
  const values = matched(route, routed)
  if (!values) return false
  const fill = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? '')
  for (const [name, value] of Object.entries(route.headers ?? {})) {
    routed.responseHeaders[name.toLowerCase()] = fill(value)
  }
  routed.status = route.status ?? routed.status
  if (route.dest !== undefined) {
    const [path = '', query = ''] = fill(route.dest).split('?')
    routed.path = path
    for (const [name, value] of new URLSearchParams(query)) routed.query.set(name, value)
  }
  return true
}

/** What the expressions of a route have caught, by number and by name. */
function matched(route: Route, request: RoutedRequest): Record<string, string> | undefined {
  const found = whole(route.src ?? '').exec(request.path)
  if (!found) return undefined
  const values = caught(found)
  for (const condition of route.has ?? []) {
    const more = meets(condition, request)
    if (!more) return undefined
    Object.assign(values, more)
  }
  return (route.missing ?? []).some((condition) => meets(condition, request)) ? undefined : values
}

function meets({ type, key, value }: Condition, request: RoutedRequest): Record<string, string> | undefined {
  const actual =
    type === 'header' ? request.headers[key.toLowerCase()] : (request.query.get(key) ?? undefined)
  if (actual === undefined) return undefined
  if (value === undefined) return {}
  const found = whole(value).exec(actual)
  return found ? caught(found) : undefined
}

function caught(found: RegExpExecArray): Record<string, string> {
  const all = { ...Object.fromEntries(found.entries()), ...found.groups }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

const known = new Map<string, RegExp>()

/** An expression stands for the whole of what it is compared with. */
function whole(source: string): RegExp {
  const expression = known.get(source) ?? new RegExp(`^(?:${source.replace(/^\^/, '').replace(/\$$/, '')})$`)
  known.set(source, expression)
  return expression
}

/* The routes of `config.json`, as the Build Output API describes them. */

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
  handle?: string
  middlewarePath?: string
}

/** A request, and its progress through the routes. */
export interface Routed {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: Buffer
  responseHeaders: Record<string, string>
  status: number | undefined
}

/** The routes of a phase. `undefined` selects those before the first `handle`. */
export function phaseOf(routes: Route[], wanted: string | undefined): Route[] {
  let phase: string | undefined
  return routes.filter((route) => {
    phase = route.handle ?? phase
    return route.handle === undefined && phase === wanted
  })
}

/** Applies a route; returns false if it does not match the request. */
export function apply({ src = '', has = [], missing = [], ...route }: Route, routed: Routed): boolean {
  const values = caught(src, routed.path)
  if (!values || missing.some((condition) => met(condition, routed))) return false
  for (const condition of has) {
    const more = met(condition, routed)
    if (!more) return false
    Object.assign(values, more)
  }
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

function met({ type, key, value = '.*' }: Condition, { headers, query }: Routed) {
  const actual = type === 'header' ? headers[key.toLowerCase()] : query.get(key)
  return typeof actual === 'string' ? caught(value, actual) : undefined
}

/** The captures of a regular expression, by number and name. It must match the whole text. */
function caught(source: string, text: string): Record<string, string> | undefined {
  const found = new RegExp(`^(?:${source.replace(/^\^|\$$/g, '')})$`).exec(text)
  return found ? { ...Object.fromEntries(found.entries()), ...found.groups } : undefined
}

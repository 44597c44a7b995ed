import type { PlacedRedirect } from '@site-starter/engine/testing'
import { cloneOrigin } from '../clone-site/clone-site'

/** A parameter in a pattern: `:slug`, `:path*`, `:id(\\d+)`. */
const parameter = /:(\w+)(\([^()]*\))?[*+?]?/g

/**
 * Follows one of the client's redirects.
 * @param paths the pages of the site, one of which provides the parameters
 * @returns the problem as a sentence
 */
export async function tryRedirect(
  { from, to, listedAt }: PlacedRedirect,
  paths: string[],
): Promise<string | undefined> {
  const wrong = (what: string) => `${listedAt}: ${from} to ${to} ${what}`
  const values = valuesFor(to, paths)
  if (values === undefined) return wrong('leads to no page of this site')
  const filled = from.replace(
    parameter,
    (_, name: string, pattern?: string) => values.get(name) ?? (pattern ? '1' : 'x'),
  )
  // Backslashes escape literal characters in a pattern.
  const source = filled.replaceAll('\\', '')
  const { status, headers } = await fetch(new URL(source, cloneOrigin), { redirect: 'manual' })
  const location = headers.get('location')
  if (status < 300 || status > 399 || location === null)
    return wrong(`is not in effect: ${source} answers ${status}`)
  const target = new URL(location, cloneOrigin)
  if (target.origin !== cloneOrigin) return undefined
  const answer = await fetch(target)
  await answer.body?.cancel()
  return answer.ok ? undefined : wrong(`leads to ${target.pathname}, which answers ${answer.status}`)
}

/** The parameter values of the first page that matches a target; undefined if no page matches. */
function valuesFor(to: string, paths: string[]): Map<string, string> | undefined {
  const names = [...to.matchAll(parameter)].map(([, name = '']) => name)
  if (names.length === 0 || !to.startsWith('/')) return new Map()
  const path = to.split(/[?#]/)[0] ?? ''
  const pattern = path
    .split('/')
    .map((segment) =>
      /^:\w+(\([^()]*\))?[*+]$/.test(segment)
        ? '(.+)'
        : segment.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)'),
    )
    .join('/')
  const match = paths.map((known) => new RegExp(`^${pattern}$`).exec(known)).find((found) => found !== null)
  return match ? new Map(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined
}

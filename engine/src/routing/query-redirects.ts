import type { NextConfig } from 'next'
import { pathRedirects } from '../port/routes'
import type { Redirect } from '../port/settings'
import { plainRedirects, redirectList } from './redirect-list'
import { isPattern, locationOf, nextRedirects } from './redirects'

// `redirects` of Next.js keep every query parameter. Old addresses that depend on a query are therefore rewritten to `app/api/moved/`, which
// drops the parameters that select them. All later redirects go there too, since Next.js runs redirects before rewrites.

type Rewrites = Extract<Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>, unknown[]>

/** Removes trailing slashes. Next.js' own redirect would run before all others. */
const slashRedirect: Redirect = { from: '/:path+/', to: '/:path+' }

const allRedirects: readonly Redirect[] = [...redirectList, ...pathRedirects, slashRedirect]

/** Splits the redirects, in order, into redirects and rewrites. @param hasServer whether `engine/src/server/` looks up the plain ones of the file */
export function redirectRules(hasServer: boolean, all = allRedirects) {
  const list = hasServer ? all.filter((redirect) => !plainRedirects.has(redirect)) : all
  const firstRewrite = list.findIndex(
    (redirect) => redirect.from.includes('?') || wouldMisreadTarget(redirect),
  )
  const end = firstRewrite === -1 ? list.length : firstRewrite
  return {
    redirects: list.slice(0, end).flatMap(rulesOf),
    rewrites: list.slice(end).flatMap((redirect) => rewritesOf(redirect, all.indexOf(redirect))),
  }
}

/** Whether Next.js would misread the target of a plain redirect as a pattern, as in `/wiki/Lisboa_(cidade)`. */
function wouldMisreadTarget(redirect: Redirect): boolean {
  return !isPattern(redirect) && /[:(){}*+\\]/.test(redirect.to.replace(/^https:\/\//, ''))
}

function rulesOf(redirect: Redirect) {
  const rules = nextRedirects([redirect])
  return redirect === slashRedirect ? rules.map((rule) => ({ ...rule, source: redirect.from })) : rules
}

/** The query parameter of a rewritten address. It stops later patterns from matching that address again. */
const MOVED_QUERY = '_moved'

/** Rewrites to `app/api/moved/`. Next.js fills in a pattern's target, query values first: `/api/moved/12/=:slug/loja` for `/loja?nome=:slug`. */
function rewritesOf(redirect: Redirect, index: number): Rewrites {
  const { values, path } = targetOf(redirect)
  const filled = isPattern(redirect) ? [...values.map(([, value]) => `/=${value}`), path].join('') : ''
  const destination = `/api/moved/${index}${filled}?${MOVED_QUERY}=1`
  const missing = [{ type: 'query' as const, key: MOVED_QUERY }]
  const rules = rulesOf(redirect).filter((rule) => rule.destination === redirect.to)
  return rules.map(({ source, has }) => ({ source, ...(has && { has }), missing, destination }))
}

/** The target of a request to `app/api/moved/`. @param filled the path segments after the index of the redirect, decoded */
export function movedTo(index: number, filled: readonly string[], search: string, all = allRedirects) {
  const redirect = all[index]
  if (redirect === undefined) return undefined
  // Some hosts show the rewritten address to the route.
  const from = `${redirect.from}${redirect.from.includes('?') ? '&' : '?'}${MOVED_QUERY}`
  if (!isPattern(redirect)) return locationOf({ ...redirect, from }, search)
  const { origin, values, slash, hash } = targetOf(redirect)
  const query = new URLSearchParams(values.map(([name], at) => [name, filled[at]?.slice(1) ?? '']))
  const path = filled.slice(values.length).map(encodeURIComponent).join('/')
  const to = `${origin}/${path}${slash}${query.size > 0 ? `?${query}` : ''}${hash}`
  return locationOf({ ...redirect, from, to }, search)
}

function targetOf({ to }: Redirect) {
  const { origin, pathname, searchParams, hash } = new URL(to, SITE_ORIGIN)
  const slash = pathname.length > 1 && pathname.endsWith('/') ? '/' : ''
  return {
    origin: origin === SITE_ORIGIN ? '' : origin,
    path: slash ? pathname.slice(0, -1) : pathname,
    slash,
    values: [...searchParams],
    hash,
  }
}

/** The origin of targets that are paths. */
const SITE_ORIGIN = 'https://site.invalid'

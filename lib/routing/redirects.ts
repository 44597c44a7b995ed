import type { NextConfig } from 'next'
import type { Redirect } from '@/lib/config/types'
import { host } from '@/lib/environment/host'
import { decoded } from '@/lib/format/decoded'
import { problemsOf } from '@/lib/format/problems-of'
import { addressOf } from './paths'
import { hasQuotes } from './quotes'
import { routes } from './routes'

type NextRedirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>

export interface PlacedRedirect extends Redirect {
  place?: string
}

/** Whether the path of a redirect has parameters. */
export function isPattern({ from }: Redirect): boolean {
  return /[:(*{\\]/.test(partsOf(from).path)
}

/** The list in the form that Next.js takes. A slash at the end makes no difference, and no redirect of its own before this one. */
export function nextRedirects(list: readonly Redirect[]): NextRedirects {
  return list.map(({ from, to, permanent = true }) => {
    const { path, query } = partsOf(from)
    const has = query.map(([key, value]) => {
      return { type: 'query' as const, key, value: value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') }
    })
    const source = path === '/' ? path : `${path.replace(NOT_ASCII, encodeURIComponent)}{/}?`
    return { source, destination: to, permanent, ...(has.length > 0 && { has }) }
  })
}

/** Where the plain ones of a list lead to, by an address of the former site. Undefined for any other address. */
export function redirectFinder(list: readonly Redirect[]) {
  const byPath = new Map<string, (Redirect & { query: Query })[]>()
  for (const redirect of list) {
    if (isPattern(redirect)) continue
    const { path, query } = partsOf(redirect.from)
    const name = keyOf(path)
    byPath.set(name, [...(byPath.get(name) ?? []), { ...redirect, query }])
  }
  return (target: string) => {
    const [path = '', ...search] = target.split('?')
    const candidates = byPath.get(keyOf(path))
    if (candidates === undefined) return undefined
    const asked = parametersOf(search.join('?'))
    const isAsked = ([key, value]: Query[number]) =>
      asked.some(({ pair }) => pair[0] === key && (value === '' || pair[1] === value))
    const found = candidates.find(({ query }) => query.every(isAsked))
    return found && locationOf(found, search.join('?'))
  }
}

/** Where a redirect leads a request to: the parameters that it names are dropped, the visitor's others stay. */
export function locationOf({ from, to, permanent }: Redirect, search: string) {
  const [address = '', hash] = to.replace(NOT_ASCII, encodeURIComponent).split('#')
  const named = [from, address].flatMap((text) => partsOf(text).query.map(([key]) => key))
  const others = parametersOf(search).flatMap(({ text, pair: [key] }) => (named.includes(key) ? [] : text))
  const query = others.length > 0 ? (address.includes('?') ? '&' : '?') + others.join('&') : ''
  const location = address + query + (hash === undefined ? '' : `#${hash}`)
  return { status: permanent === false ? 307 : 308, location }
}

/** Whether a pattern may redirect a path; they are compared by their beginnings only. The query of such a path is kept. */
export function isRedirected(path: string, list: readonly Redirect[]): boolean {
  return list.some((redirect) => {
    const [beginning = ''] = redirect.from.split(/[?:(*{\\]/)
    return isPattern(redirect) && beginning !== '/' && path.startsWith(beginning)
  })
}

/** The queries that the redirects match, as decoded `key=value`. */
export function redirectQueries(list: readonly Redirect[]): string[] {
  return list.flatMap(({ from }) => partsOf(from).query.map(([key, value]) => `${key}=${value}`))
}

/** The problems of the list, one sentence each. Next.js itself reports the patterns that it cannot read. */
export function redirectProblems(list: readonly PlacedRedirect[], ownPaths: readonly string[]): string[] {
  const pages = new Set(
    [...Object.values(routes).filter((route) => typeof route === 'string'), ...ownPaths].map(keyOf),
  )
  if (!hasQuotes()) pages.delete(keyOf(routes.quote))
  const first = new Map<string, PlacedRedirect>()
  for (const redirect of [...list].reverse()) first.set(sourceOf(redirect.from), redirect)
  const find = redirectFinder(list)
  return list.flatMap((redirect) => {
    const { from, to, place = 'redirects' } = redirect
    const same = first.get(sourceOf(from))
    return problemsOf(`${place}: ${from}`, [
      !from.startsWith('/') && 'must begin with /: the path without the domain',
      pages.has(keyOf(from)) && 'is a page of this site, which nobody could see any more',
      same !== redirect &&
        `is there twice${same?.place === redirect.place ? '' : `, also at ${same?.place}`}`,
      !to.startsWith('/') &&
        !/^https:\/\//.test(to) &&
        `leads to "${to}": a path or an https address is needed`,
      to.startsWith('/') &&
        (find(to) || first.has(sourceOf(to)) || addressOf(to) !== to) &&
        `leads to ${to}, which leads on: name the last address`,
    ])
  })
}

const MOST_ON_VERCEL = 1_024

export function redirectAdvice(count: number): string[] {
  if (!host().keepsPages || count <= MOST_ON_VERCEL) return []
  return [
    `There are ${count} redirects, and Vercel takes ${MOST_ON_VERCEL}: join some to a pattern such as /blog/:slug`,
  ]
}

type Query = [key: string, value: string][]

/** The parameters of a query, also as the visitor wrote each. */
function parametersOf(search: string): { text: string; pair: Query[number] }[] {
  const texts = search.split('&').filter(Boolean)
  return texts.map((text) => ({ text, pair: [...new URLSearchParams(text)][0] ?? ['', ''] }))
}

const NOT_ASCII = /[^!-~]/gu

/** Paths that differ in capitals, escapes and a slash at the end are one, as for Next.js. */
function keyOf(path: string): string {
  return path === '/' ? path : decoded(path).normalize().toLowerCase().replace(/\/$/, '')
}

function sourceOf(from: string): string {
  const { path, query } = partsOf(from.split('#')[0] ?? '')
  return `${keyOf(path)}?${new URLSearchParams(query)}`
}

function partsOf(from: string): { path: string; query: Query } {
  const [path = '', query] = from.split('?')
  return { path: path === '/' ? path : path.replace(/\/$/, ''), query: [...new URLSearchParams(query)] }
}

import type { NextConfig } from 'next'
import type { Redirect } from '@/lib/config/types'
import { problemsOf } from '@/lib/format/problems-of'
import { addressOf } from './paths'
import { hasQuotes } from './quotes'
import { routes } from './routes'

type NextRedirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>

/** The list in the form that Next.js takes. */
export function nextRedirects(list: readonly Redirect[]): NextRedirects {
  return list.map(({ from, to, permanent = true }) => {
    const { path, query } = partsOf(from)
    const has = query.map(([key, value]) => {
      return { type: 'query' as const, key, value: value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') }
    })
    return { source: encodeURI(path), destination: to, permanent, ...(has.length > 0 && { has }) }
  })
}

/** Whether the list may redirect a path; patterns are compared by their beginnings only. The query of such a path is kept. */
export function isRedirected(path: string, list: readonly Redirect[]): boolean {
  return list.some(({ from }) => {
    const { path: source } = partsOf(from)
    const [beginning = ''] = source.split(/[:(*]/)
    return beginning === source ? path === source : beginning !== '/' && path.startsWith(beginning)
  })
}

/** The queries that the redirects match, as decoded `key=value`. */
export function redirectQueries(list: readonly Redirect[]): string[] {
  return list.flatMap(({ from }) => partsOf(from).query.map(([key, value]) => `${key}=${value}`))
}

/**
 * The problems of the list, one sentence each. Next.js itself reports the patterns that it cannot read.
 * @param ownPaths pages of the client's own
 */
export function redirectProblems(list: readonly Redirect[], ownPaths: readonly string[]): string[] {
  const pages = new Set([...Object.values(routes).filter((route) => typeof route === 'string'), ...ownPaths])
  if (!hasQuotes()) pages.delete(routes.quote)
  const targets = new Map(list.map(({ from, to }) => [from, to]))
  return list.flatMap(({ from, to }, index) =>
    problemsOf(`redirects: ${from}`, [
      !from.startsWith('/') && 'must begin with /: the path without the domain',
      from.length > 1 && from.endsWith('/') && 'must not end with /: that address leads here by itself',
      pages.has(from) && 'is a page of this site, which nobody could see any more',
      list.findIndex((other) => other.from === from) < index && 'is there twice',
      !to.startsWith('/') &&
        !/^https:\/\//.test(to) &&
        `leads to "${to}": a path or an https address is needed`,
      (targets.has(to) || addressOf(to) !== to) && `leads to ${to}, which leads on: name the last address`,
    ]),
  )
}

function partsOf(from: string) {
  const [path = '', query] = from.split('?')
  return { path, query: [...new URLSearchParams(query)] }
}

import type { NextConfig } from 'next'
import { routes } from './routes'

/** An address of the client's former site, and where its content is now. */
export interface Redirect {
  /** Path, with a query where the former site chose pages by it: '/loja/:slug', '/index.php?id=5'. Patterns as the framework takes them. */
  from: string
  /** Path of this site, or an https address. */
  to: string
  /** 308, which search engines take over, unless false: then 307. */
  permanent?: boolean
}

type FrameworkRedirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>

/** The list as the framework takes it. */
export function frameworkRedirects(list: readonly Redirect[]): FrameworkRedirects {
  return list.map(({ from, to, permanent = true }) => {
    const [path = '', query] = from.split('?')
    const has = [...new URLSearchParams(query)].map(([key, value]) => ({
      type: 'query' as const,
      key,
      value: escapePattern(value),
    }))
    return { source: encodeURI(path), destination: to, permanent, ...(has.length > 0 && { has }) }
  })
}

/** Whether the list leads away from a path, as far as its patterns tell by their beginnings: then its query is handed on. */
export function isRedirected(path: string, list: readonly Redirect[]): boolean {
  return list.some(({ from }) => {
    const [source = ''] = from.split('?')
    const [beginning = ''] = source.split(/[:(*]/)
    return beginning === source ? path === source : beginning !== '/' && path.startsWith(beginning)
  })
}

/** The queries by which the list chooses, as decoded `key=value`. */
export function redirectQueries(list: readonly Redirect[]): string[] {
  return list.flatMap(({ from }) => {
    const [, query] = from.split('?')
    return [...new URLSearchParams(query)].map(([key, value]) => `${key}=${value}`)
  })
}

/**
 * What is wrong in the list, a sentence each. Of patterns the framework says itself what it cannot read.
 * @param ownPaths pages of the client's own
 */
export function redirectProblems(list: readonly Redirect[], ownPaths: readonly string[]): string[] {
  const pages = new Set([...Object.values(routes).filter((route) => typeof route === 'string'), ...ownPaths])
  const targets = new Map(list.map(({ from, to }) => [from, to]))
  return list.flatMap(({ from, to }, index) => {
    const problems = [
      !from.startsWith('/') && 'must begin with /: the path without the domain',
      from.length > 1 && from.endsWith('/') && 'must not end with /: that address leads here by itself',
      pages.has(from) && 'is a page of this site, which nobody could see any more',
      list.findIndex((other) => other.from === from) < index && 'is there twice',
      !to.startsWith('/') &&
        !/^https:\/\//.test(to) &&
        `leads to "${to}": a path or an https address is needed`,
      targets.has(to) && `leads to ${to}, which leads on: name the last address`,
    ]
    return problems.flatMap((problem) => (problem ? [`redirects: ${from} ${problem}`] : []))
  })
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

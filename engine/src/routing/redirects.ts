import type { NextConfig } from 'next'
import { host } from '../environment/host'
import type { Redirect } from '../port/settings'
import { decodedInAnyWay, wellDecoded } from '../text/decoded'

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
  return list.flatMap((redirect) => {
    const { from, to, permanent = true } = redirect
    const has = partsOf(from).query.map(([key, value]) => {
      return { type: 'query' as const, key, value: value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') }
    })
    return sourcesOf(redirect).flatMap((path) => {
      const rule = { permanent, ...(has.length > 0 && { has }) }
      const source = path === '/' ? path : `${path}{/}?`
      return [...homeRule(path, to), { source, destination: to }].map((one) => ({ ...one, ...rule }))
    })
  })
}

/** For `/:path*` as a target, Next.js would send an empty one where there is no path. */
function homeRule(source: string, to: string): { source: string; destination: string }[] {
  const [path, part = ''] = /^(\/:\w{1,60}\*)(?![^?#])/.exec(to) ?? []
  if (path === undefined || !source.includes(part)) return []
  const before = source.replace(part, '')
  return [{ source: before ? `${before}{/}?` : '/', destination: `/${to.slice(part.length)}` }]
}

/** The path of a redirect as Next.js reads it, also as a site of the 2000s wrote it. What is no pattern is meant as it is written. */
export function sourcesOf(redirect: Redirect): string[] {
  const { path } = partsOf(redirect.from)
  const encoded = (text: string) => text.replace(ENCODED, encodeURIComponent)
  if (isPattern(redirect)) return [path.replace(NOT_ASCII, encodeURIComponent)]
  const plain = path.replace(/(?:%[89A-F][\dA-F]){1,300}/gi, decodedInAnyWay).normalize()
  const inLatin1 = plain.replace(
    /[\x80-\xFF]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const written = /[^\0-\xFF]/.test(plain) ? [plain] : [plain, inLatin1]
  return [...new Set(written)].map((text) => encoded(text).replace(/[+)]/g, '\\$&'))
}

/** Where the plain ones of a list lead to, by an address of the former site, and whether it is written as in the list. Undefined for any other. */
export function redirectFinder(list: readonly Redirect[]) {
  const byPath = new Map<string, (Redirect & { query: Query; written: string[] })[]>()
  for (const redirect of list) {
    if (isPattern(redirect)) continue
    const { path, query } = partsOf(redirect.from)
    const name = keyOf(path)
    const written = sourcesOf(redirect).map((source) => source.replaceAll('\\', ''))
    byPath.set(name, [...(byPath.get(name) ?? []), { ...redirect, query, written }])
  }
  return (target: string) => {
    const [path = '', ...search] = target.split('?')
    const candidates = byPath.get(keyOf(path))
    if (candidates === undefined) return undefined
    const asked = parametersOf(search.join('?'))
    const isAsked = ([key, value]: Query[number]) =>
      asked.some(({ pair }) => pair[0] === key && (value === '' || pair[1] === value))
    const found = candidates.find(({ query }) => query.every(isAsked))
    return found && { ...locationOf(found, search.join('?')), isWritten: found.written.includes(target) }
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
  const letters = lettersOf(path)
  return list.some((redirect) => {
    const [beginning = ''] = redirect.from.split(/[?:(*{\\]/)
    return isPattern(redirect) && beginning !== '/' && letters.startsWith(lettersOf(beginning))
  })
}

/** A target in Latin-1 is written in UTF-8 where a pattern may redirect it. Next.js reads nothing else. */
export function readableTarget(target: string, patterns: readonly Redirect[]): string {
  const [path = ''] = target.split('?', 1)
  if (wellDecoded(path) !== undefined) return target
  const names = path.split('/').map((name) => encodeURIComponent(decodedInAnyWay(name)))
  return isRedirected(names.join('/'), patterns) ? names.join('/') + target.slice(path.length) : target
}

/** The queries that the redirects match, as decoded `key=value`. */
export function redirectQueries(list: readonly Redirect[]): string[] {
  return list.flatMap(({ from }) => partsOf(from).query.map(([key, value]) => `${key}=${value}`))
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
  return texts.map((text) => {
    const [key = '', ...value] = text.replaceAll('+', ' ').split('=')
    return { text, pair: [decodedInAnyWay(key), decodedInAnyWay(value.join('='))] }
  })
}

const NOT_ASCII = /[^!-~]/gu
/** What browsers encode in a path. */
const ENCODED = /[^!-~]|["<>`}]/gu

const lettersOf = (path: string) => decodedInAnyWay(path).normalize().toLowerCase()

/** Paths that differ in capitals, escapes and a slash at the end are one, as for Next.js. */
export function keyOf(path: string): string {
  return path === '/' ? path : lettersOf(path).replace(/\/$/, '')
}

export function partsOf(from: string): { path: string; query: Query } {
  const [path = '', query = ''] = from.split('?')
  return {
    path: path === '/' ? path : path.replace(/\/$/, ''),
    query: parametersOf(query).map(({ pair }) => pair),
  }
}

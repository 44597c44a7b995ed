import type { NextConfig } from 'next'
import { host } from '../environment/host'
import type { Redirect } from '../port/settings'
import { decodedInAnyWay, wellDecoded } from '../text/decoded'

type NextRedirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>

export interface PlacedRedirect extends Redirect {
  /** Where the redirect is listed: a setting, or a file with the line. */
  listedAt?: string
}

/** Whether the path of a redirect has parameters. */
export function isPattern({ from }: Redirect): boolean {
  return /[:(*{\\]/.test(partsOf(from).path)
}

/** The redirects in Next.js' format. Their sources match with or without a trailing slash, so that none needs a redirect before this one. */
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

/** A rule for the target `/:path*` with an empty path, for which Next.js would send an empty location. */
function homeRule(source: string, to: string): { source: string; destination: string }[] {
  const [path, part = ''] = /^(\/:\w{1,60}\*)(?![^?#])/.exec(to) ?? []
  if (path === undefined || !source.includes(part)) return []
  const before = source.replace(part, '')
  return [{ source: before ? `${before}{/}?` : '/', destination: `/${to.slice(part.length)}` }]
}

/** The source patterns for the path of a redirect, including the Latin-1 escapes of older sites. A path without parameters is matched literally. */
export function sourcesOf(redirect: Redirect): string[] {
  const { path } = partsOf(redirect.from)
  const encoded = (text: string) => text.replace(ESCAPED, encodeURIComponent)
  if (isPattern(redirect)) return [path.replace(NOT_ASCII, encodeURIComponent)]
  const plain = path.replace(/(?:%[89A-F][\dA-F]){1,300}/gi, decodedInAnyWay).normalize()
  const inLatin1 = plain.replace(
    /[\x80-\xFF]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const forms = /[^\0-\xFF]/.test(plain) ? [plain] : [plain, inLatin1]
  return [...new Set(forms)].map((text) => encoded(text).replace(/[+)]/g, '\\$&'))
}

/** Creates a function that finds the plain redirect for an address, and whether the address is spelled as in the list; undefined without one. */
export function redirectFinder(list: readonly Redirect[]) {
  const byPath = new Map<string, (Redirect & { query: Query; spellings: string[] })[]>()
  for (const redirect of list) {
    if (isPattern(redirect)) continue
    const { path, query } = partsOf(redirect.from)
    const name = keyOf(path)
    const spellings = sourcesOf(redirect).map((source) => source.replaceAll('\\', ''))
    byPath.set(name, [...(byPath.get(name) ?? []), { ...redirect, query, spellings }])
  }
  return (target: string) => {
    const [path = '', ...search] = target.split('?')
    const candidates = byPath.get(keyOf(path))
    if (candidates === undefined) return undefined
    const parameters = parametersOf(search.join('?'))
    const isInQuery = ([key, value]: Query[number]) =>
      parameters.some(({ pair }) => pair[0] === key && (value === '' || pair[1] === value))
    const found = candidates.find(({ query }) => query.every(isInQuery))
    return found && { ...locationOf(found, search.join('?')), isWritten: found.spellings.includes(target) }
  }
}

/** The status and location of a redirect. Parameters that it names are dropped; the visitor's others are kept. */
export function locationOf({ from, to, permanent }: Redirect, search: string) {
  const [address = '', hash] = to.replace(NOT_ASCII, encodeURIComponent).split('#')
  const named = [from, address].flatMap((text) => partsOf(text).query.map(([key]) => key))
  const others = parametersOf(search).flatMap(({ text, pair: [key] }) => (named.includes(key) ? [] : text))
  const query = others.length > 0 ? (address.includes('?') ? '&' : '?') + others.join('&') : ''
  const location = address + query + (hash === undefined ? '' : `#${hash}`)
  return { status: permanent === false ? 307 : 308, location }
}

/** Whether a pattern may redirect a path. Only the part before the first parameter is compared. The query of such a path is kept. */
export function isRedirected(path: string, list: readonly Redirect[]): boolean {
  const letters = lettersOf(path)
  return list.some((redirect) => {
    const [beginning = ''] = redirect.from.split(/[?:(*{\\]/)
    return isPattern(redirect) && beginning !== '/' && letters.startsWith(lettersOf(beginning))
  })
}

/** A target with its path re-encoded from Latin-1 to UTF-8 if a pattern may redirect it, since Next.js reads nothing else. */
export function readableTarget(target: string, patterns: readonly Redirect[]): string {
  const [path = ''] = target.split('?', 1)
  if (wellDecoded(path) !== undefined) return target
  const names = path.split('/').map((name) => encodeURIComponent(decodedInAnyWay(name)))
  return isRedirected(names.join('/'), patterns) ? names.join('/') + target.slice(path.length) : target
}

/** The query parameters that the redirects match, as decoded `key=value`. */
export function redirectQueries(list: readonly Redirect[]): string[] {
  return list.flatMap(({ from }) => partsOf(from).query.map(([key, value]) => `${key}=${value}`))
}

/** How many redirects Vercel accepts. */
const MAX_ON_VERCEL = 1_024

export function redirectAdvice(count: number): string[] {
  if (!host().cachesPages || count <= MAX_ON_VERCEL) return []
  return [
    `There are ${count} redirects, but Vercel accepts ${MAX_ON_VERCEL}: combine some into a pattern such as /blog/:slug`,
  ]
}

type Query = [key: string, value: string][]

/** The parameters of a query, decoded and as the visitor wrote them. */
function parametersOf(search: string): { text: string; pair: Query[number] }[] {
  const texts = search.split('&').filter(Boolean)
  return texts.map((text) => {
    const [key = '', ...value] = text.replaceAll('+', ' ').split('=')
    return { text, pair: [decodedInAnyWay(key), decodedInAnyWay(value.join('='))] }
  })
}

/** Matches characters outside of printable ASCII. */
const NOT_ASCII = /[^!-~]/gu
/** Matches characters that browsers escape in a path. */
const ESCAPED = /[^!-~]|["<>`}]/gu

const lettersOf = (path: string) => decodedInAnyWay(path).normalize().toLowerCase()

/** A key under which paths that differ only in case, escapes or a trailing slash are equal, as in Next.js. */
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

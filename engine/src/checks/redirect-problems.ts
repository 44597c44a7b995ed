import { patternMatcher } from '../next/redirect-pattern'
import { isTakenOff } from '../port/kinds'
import { addressOf, hasQuotes, routes } from '../port/routes'
import {
  isPattern,
  keyOf,
  type PlacedRedirect,
  partsOf,
  redirectFinder,
  sourcesOf,
} from '../routing/redirects'
import { problemsOf } from '../text/problems-of'

/** Problems with the redirects, one sentence each. */
export function redirectProblems(list: readonly PlacedRedirect[], sitePaths: readonly string[]): string[] {
  const pages = new Set(
    [...Object.values(routes).filter((route) => typeof route === 'string'), ...sitePaths].map(keyOf),
  )
  if (!hasQuotes()) pages.delete(keyOf(routes.quote))
  if (isTakenOff('posts')) pages.delete(keyOf(routes.feed))
  const first = new Map<string, PlacedRedirect>()
  for (const redirect of [...list].reverse()) first.set(sourceOf(redirect.from), redirect)
  const find = redirectFinder(list)
  const matchers = new Map(list.filter(isPattern).map((redirect) => [redirect, matcherOf(redirect)]))
  const shadowOf = shadowFinder(list, matchers)
  const leadsOn = (to: string) => {
    const paths = samplesOf(partsOf(to.split('#')[0] ?? '').path)
    const caught = [...matchers].some(
      ([{ from }, matches]) => !from.includes('?') && matches && paths.every(matches),
    )
    return find(to) || first.has(sourceOf(to)) || addressOf(to) !== to || caught
  }
  return list.flatMap((redirect) => {
    const { from, to, listedAt = 'redirects' } = redirect
    const same = first.get(sourceOf(from))
    const earlier = same === redirect ? shadowOf(redirect) : undefined
    const isPath = /^\/(?![/\\])/.test(to)
    return problemsOf(`${listedAt}: ${from}`, [
      !/^\/(?!\/)/.test(from) && 'must begin with /: the path without the domain',
      ...sourceProblems(redirect, matchers.get(redirect)),
      pages.has(keyOf(from)) && 'is a page of this site, which nobody could see any more',
      same !== redirect &&
        `is listed twice${same?.listedAt === redirect.listedAt ? '' : `, also at ${same?.listedAt}`}: remove one`,
      earlier &&
        `never acts: ${earlier.listedAt ?? 'redirects'}: ${earlier.from} comes before and takes its address: write it above that one`,
      !isPath &&
        !(/^https:\/\//.test(to) && URL.canParse(to)) &&
        `leads to "${to}": a path or an https address is needed`,
      ...(isPattern(redirect) ? targetProblems(redirect) : []),
      isPath && leadsOn(to) && `leads to ${to}, which redirects again: name the final address`,
    ])
  })
}

function sourceOf(from: string): string {
  const { path, query } = partsOf(from.split('#')[0] ?? '')
  return `${keyOf(path)}?${new URLSearchParams(query)}`
}

type Matcher = ReturnType<typeof patternMatcher>

const matcherOf = (redirect: PlacedRedirect): Matcher => patternMatcher(sourcesOf(redirect)[0] ?? '')

/** How to escape a special character in a pattern: CSV needs one backslash, TypeScript two. */
const backslash = ({ listedAt = '' }: PlacedRedirect) =>
  listedAt.startsWith('site/redirects.csv') ? 'a backslash (\\+)' : 'two backslashes (\\\\+)'

function sourceProblems(redirect: PlacedRedirect, matches: Matcher): (string | false)[] {
  const { from } = redirect
  const { path } = partsOf(from)
  if (from.includes('#')) return ['never acts: no browser sends # and what follows: remove that part']
  if (isPattern(redirect)) {
    const group = /(?<!:\w{0,60})(?<!\\)\([\w .-]{0,200}\)/.exec(from)?.[0]
    return [
      /\?(?:$|\/)/.test(from) && 'has an optional part, which is not supported: add a line without it',
      (!matches || group !== undefined) &&
        `is read as a pattern, ${matches ? `in which ${group} does not match brackets` : 'but is not a valid one'}: write ${backslash(redirect)} before each of ( ) { } : * + that is meant literally`,
    ]
  }
  const requestedPath = new URL(path, 'http://site').pathname
  return [
    keyOf(requestedPath) !== keyOf(path) &&
      from.startsWith('/') &&
      `never acts: browsers ask for ${requestedPath} instead: write that`,
  ]
}

/** Problems with the target of a pattern, in which Next.js fills in the parameters. */
function targetProblems(redirect: PlacedRedirect): (string | false)[] {
  const { from, to } = redirect
  const target = to.replace(/^https:\/\/[^/]{0,300}/, '')
  const names = (text: string) => [...text.matchAll(/(?<!\\):([a-z_]\w{0,60})/gi)].map(([, name]) => name)
  const missing = names(target).find((name) => !names(from).includes(name))
  return [
    missing !== undefined && `leads to ${to}, but has no :${missing} to fill in`,
    !patternMatcher(target.split(/[?#]/)[0] ?? '') &&
      `leads to ${to}, which is read as a pattern, but is not a valid one: write ${backslash(redirect)} before each of ( ) { } : * + that is meant literally`,
  ]
}

/** Sample values for the parameters of a pattern. */
const sampleValues = ['x', '2010', 'Ab-c.html', 'a/b']

/** Sample paths that a pattern matches. A path without parameters is its own sample. */
function samplesOf(path: string): string[] {
  const parameter = /:\w{1,60}(?:\((?:[^()\\]|\\.){1,200}\))?[*+]?/g
  const plain = (text: string) => text.replace(/\\(.)/g, '$1')
  return [...new Set(sampleValues.map((value) => plain(path.replace(parameter, value))))]
}

/** Creates a function that finds the earlier redirect which takes all addresses of a later one. */
function shadowFinder(list: readonly PlacedRedirect[], matchers: ReadonlyMap<PlacedRedirect, Matcher>) {
  const positions = new Map(list.map((redirect, index) => [redirect, index]))
  const byPath = new Map<string, PlacedRedirect[]>()
  for (const redirect of list) {
    const key = keyOf(partsOf(redirect.from).path)
    byPath.set(key, [...(byPath.get(key) ?? []), redirect])
  }
  return (later: PlacedRedirect): PlacedRedirect | undefined => {
    const { path, query } = partsOf(later.from)
    const matchesLater = matchers.get(later) ?? (() => true)
    const paths = samplesOf(sourcesOf({ ...later, from: path })[0] ?? '').filter(matchesLater)
    const takesPaths = (earlier: PlacedRedirect) => {
      const matches = matchers.get(earlier)
      return keyOf(partsOf(earlier.from).path) === keyOf(path) || (matches && paths.every(matches))
    }
    const takesQuery = (earlier: PlacedRedirect) =>
      partsOf(earlier.from).query.every(([key, value]) =>
        query.some(([other, found]) => other === key && (value === '' || value === found)),
      )
    if (paths.length === 0) return undefined
    const positionOf = (redirect: PlacedRedirect) => positions.get(redirect) ?? 0
    const [first] = [...(byPath.get(keyOf(path)) ?? []), ...matchers.keys()]
      .filter((other) => positionOf(other) < positionOf(later) && takesPaths(other) && takesQuery(other))
      .sort((one, other) => positionOf(one) - positionOf(other))
    return first
  }
}

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildFolder } from '../environment/build-facts'
import { pathInApp, pathRewrites } from '../port/routes'
import { servicePages } from '../routing/service-pages'
import { decoded } from '../text/decoded'

/* What an answer depends on besides its address, as proxy.ts and next.config.ts say. Next.js 16.4 writes their rules into the build. */

const condition = z.object({ type: z.string(), key: z.string().optional(), value: z.string().optional() })
const conditions = z.array(condition).default([])
const looks = { has: conditions, missing: conditions }
const matcher = z.object({ regexp: z.string(), originalSource: z.string(), ...looks })
/** Without a matcher, proxy.ts runs for every request. */
const matchers = z.array(matcher).default([{ regexp: '', originalSource: '', has: [], missing: [] }])
const rule = z.object({ regex: z.string(), source: z.string(), destination: z.string().optional(), ...looks })
const rules = z.array(rule)

const functions = z.object({ functions: z.object({ '/_middleware': z.object({ matchers }).optional() }) })
/** Of middleware.ts, the former name of proxy.ts, on another runtime. */
const middleware = z.object({ middleware: z.object({ '/': z.object({ matchers }).optional() }) })
const routes = z.object({
  redirects: rules,
  headers: rules,
  onMatchHeaders: rules.default([]),
  rewrites: z.object({ beforeFiles: rules, afterFiles: rules, fallback: rules }),
})

type Condition = z.output<typeof condition>

/** A rule of proxy.ts or next.config.ts. */
interface Rule extends Record<'has' | 'missing', Condition[]> {
  pattern: RegExp
  source: string
}

interface Target {
  /** The paths that Next.js compares with a pattern. */
  paths: string[]
  query: URLSearchParams
}

export interface Conditions {
  /** Whether the answer at a target, as Next.js gets it, depends on the target alone. */
  dependsOnTargetOnly: (target: string) => boolean
  /** Whether a rule of the agency's may look at the query of a target. */
  mayReadQuery: (target: string) => boolean
  /** Whether a rule of the agency's may lead a target elsewhere. */
  mayLead: (target: string) => boolean
  /** Whether a rule of the agency's, or a redirect, applies to a target, whoever asks. */
  mayAnswer: (target: string) => boolean
}

/** Reads what the build says. In a build that does not tell, every answer may depend on more. */
export function readConditions(): Conditions {
  try {
    return conditionsOf(readRules())
  } catch (error) {
    console.warn(
      'Next.js responds to every page view: its build does not tell what responses depend on.',
      error,
    )
    return {
      dependsOnTargetOnly: () => false,
      mayReadQuery: () => false,
      mayLead: () => true,
      mayAnswer: () => true,
    }
  }
}

function conditionsOf({ ofProxy, ofConfig, redirects, rewrites }: ReturnType<typeof readRules>): Conditions {
  const lastThatLooks = rewrites.findLastIndex(looksElsewhere)
  /* The path that a rewrite of the agency's leads to is not known, and rules after it may look at more. */
  const leadsOn = rewrites.slice(0, Math.max(0, lastThatLooks)).filter((one) => !isOfTemplate(one))
  const looking = [...ofConfig, ...rewrites].filter(looksElsewhere)
  const proxies = ofProxy.filter((one) => !isOwnMatcher(one))
  const leading = [...proxies, ...redirects, ...rewrites.filter((one) => !isOfTemplate(one))]
  const answering = [...proxies, ...redirects, ...rewrites.filter(({ source }) => !ownSources.has(source))]
  const readers = [
    ...proxies,
    ...[...ofConfig, ...rewrites].filter((one) => !isOfTemplate(one) && keysOf(one).length > 0),
  ]
  return {
    dependsOnTargetOnly(target) {
      const asked = parsed(target)
      const mayApply = (one: Rule) => fits(one, asked) && !lacksQuery(one, asked)
      return ![...ofProxy, ...looking, ...leadsOn].some(mayApply)
    },
    mayReadQuery(target) {
      const asked = parsed(target)
      // A matcher that names none runs whatever the query is, and its code may look at all of it.
      const isNamed = (keys: string[]) => keys.length === 0 || keys.some((key) => asked.query.has(key))
      return readers.some((one) => fits(one, asked) && isNamed(keysOf(one)))
    },
    mayLead: (target) => leading.some((one) => fits(one, parsed(target))),
    mayAnswer(target) {
      const asked = parsed(target)
      return answering.some((one) => fits(one, asked) && !lacksQuery(one, asked))
    },
  }
}

function readRules() {
  const ofProxy = [
    manifest('server/functions-config-manifest.json', functions).functions['/_middleware'],
    manifest('server/middleware-manifest.json', middleware).middleware['/'],
  ].flatMap((one) => one?.matchers ?? [])
  const { rewrites, ...others } = manifest('routes-manifest.json', routes)
  // Next.js matches these in any case.
  const ruleOf = ({ regex, ...rest }: z.output<typeof rule>) => ({ ...rest, pattern: new RegExp(regex, 'i') })
  return {
    ofProxy: ofProxy.map(({ regexp, originalSource: source, has, missing }) => {
      return { pattern: new RegExp(regexp), source, has, missing }
    }),
    ofConfig: Object.values(others).flat().map(ruleOf),
    redirects: others.redirects.map(ruleOf),
    rewrites: [rewrites.beforeFiles, rewrites.afterFiles, rewrites.fallback].flat().map(ruleOf),
  }
}

const ownMatchers = ['/(.*(?<!%C3)%(?!C3%[89AB][0-9A-F]).*)', '/:page']
const ownParameters = ['q', 'servico']

/** Whether a matcher is one of the template's own proxy.ts, which looks at these parameters on the template's pages alone. */
function isOwnMatcher({ source, has, missing }: Omit<Rule, 'pattern'>): boolean {
  const isOwn = ({ type, key = '' }: Condition) => type === 'query' && ownParameters.includes(key)
  return ownMatchers.includes(source) && has.every(isOwn) && missing.length === 0
}

const ownSources: ReadonlySet<string> = new Set([
  ...servicePages.map(({ address }) => address),
  ...pathRewrites.map(({ source }) => source),
])

function isOfTemplate({ source, destination = '' }: Rule & { destination?: string | undefined }): boolean {
  return ownSources.has(source) || destination.startsWith('/api/moved/')
}

/** As Next.js parses a target. */
function parsed(target: string): Target {
  const { pathname, searchParams } = new URL(`http://n${target}`)
  const paths = [pathname, pathInApp(pathname)].flatMap((path) => [path, decoded(path)])
  return { paths, query: searchParams }
}

function fits({ pattern }: Rule, { paths }: Target): boolean {
  return paths.some((path) => pattern.test(path))
}

/** Whether a parameter is not there, or has another value, with which a rule does not apply whoever asks. */
function lacksQuery({ has }: Rule, { query }: Target): boolean {
  return has.some(({ type, key = '', value }) => {
    const wanted = value === undefined ? undefined : new RegExp(`^${value}$`)
    return type === 'query' && !query.getAll(key).some((given) => wanted?.test(given) ?? true)
  })
}

/** Whether a rule looks at more than the address. An address with another query is another address. */
function looksElsewhere({ has, missing }: Rule): boolean {
  return [...has, ...missing].some(({ type }) => type !== 'query')
}

/** The parameters of the query that a rule looks at. */
function keysOf({ has, missing }: Rule): string[] {
  return [...has, ...missing].flatMap(({ type, key = '' }) => (type === 'query' ? [key] : []))
}

function manifest<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  return schema.parse(JSON.parse(readFileSync(buildFolder(name), 'utf8')))
}

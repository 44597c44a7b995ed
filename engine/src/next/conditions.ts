import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildFolder } from '../environment/build-facts'
import { pathInApp, pathRewrites } from '../port/routes'
import { servicePages } from '../routing/service-pages'
import { decoded } from '../text/decoded'

/* What a response depends on besides its address, according to the rules of proxy.ts and next.config.ts, which Next.js 16.4 writes into the build. */

const condition = z.object({ type: z.string(), key: z.string().optional(), value: z.string().optional() })
const conditions = z.array(condition).default([])
const conditionLists = { has: conditions, missing: conditions }
const matcher = z.object({ regexp: z.string(), originalSource: z.string(), ...conditionLists })
/** Without a matcher, proxy.ts runs for every request. */
const matchers = z.array(matcher).default([{ regexp: '', originalSource: '', has: [], missing: [] }])
const rule = z.object({
  regex: z.string(),
  source: z.string(),
  destination: z.string().optional(),
  ...conditionLists,
})
const rules = z.array(rule)

const functions = z.object({ functions: z.object({ '/_middleware': z.object({ matchers }).optional() }) })
/** Schema for middleware.ts, the former name of proxy.ts, which runs on another runtime. */
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
  /** The forms of the path that Next.js compares with a pattern. */
  paths: string[]
  query: URLSearchParams
}

export interface Conditions {
  /** Whether the response to a target, as Next.js gets it, depends on the target alone. */
  dependsOnTargetOnly: (target: string) => boolean
  /** Whether one of the agency's rules may read the query of a target. */
  mayReadQuery: (target: string) => boolean
  /** Whether one of the agency's rules may send a target elsewhere. */
  mayLead: (target: string) => boolean
  /** Whether one of the agency's rules, or a redirect, applies to a target, whatever the request. */
  mayAnswer: (target: string) => boolean
}

/** Reads the rules from the build. If they cannot be read, every response may depend on anything. */
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
  // The target of one of the agency's rewrites is unknown, and later rules may look at more than the address.
  const leadsOn = rewrites.slice(0, Math.max(0, lastThatLooks)).filter((one) => !isOfTemplate(one))
  const looking = [...ofConfig, ...rewrites].filter(looksElsewhere)
  const proxies = ofProxy.filter((one) => !isTemplateMatcher(one))
  const leading = [...proxies, ...redirects, ...rewrites.filter((one) => !isOfTemplate(one))]
  const answering = [
    ...proxies,
    ...redirects,
    ...rewrites.filter(({ source }) => !templateSources.has(source)),
  ]
  const readers = [
    ...proxies,
    ...[...ofConfig, ...rewrites].filter((one) => !isOfTemplate(one) && keysOf(one).length > 0),
  ]
  return {
    dependsOnTargetOnly(target) {
      const parsedTarget = parsed(target)
      const mayApply = (one: Rule) => fits(one, parsedTarget) && !lacksQuery(one, parsedTarget)
      return ![...ofProxy, ...looking, ...leadsOn].some(mayApply)
    },
    mayReadQuery(target) {
      const parsedTarget = parsed(target)
      // A matcher without parameters runs for any query, and its code may read all of it.
      const isNamed = (keys: string[]) => keys.length === 0 || keys.some((key) => parsedTarget.query.has(key))
      return readers.some((one) => fits(one, parsedTarget) && isNamed(keysOf(one)))
    },
    mayLead: (target) => leading.some((one) => fits(one, parsed(target))),
    mayAnswer(target) {
      const parsedTarget = parsed(target)
      return answering.some((one) => fits(one, parsedTarget) && !lacksQuery(one, parsedTarget))
    },
  }
}

function readRules() {
  const ofProxy = [
    manifest('server/functions-config-manifest.json', functions).functions['/_middleware'],
    manifest('server/middleware-manifest.json', middleware).middleware['/'],
  ].flatMap((one) => one?.matchers ?? [])
  const { rewrites, ...others } = manifest('routes-manifest.json', routes)
  // Next.js matches these patterns case-insensitively.
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

const templateMatchers = ['/(.*(?<!%C3)%(?!C3%[89AB][0-9A-F]).*)', '/:page']
const templateParameters = ['q', 'servico']

/** Whether a matcher belongs to the template's proxy.ts, which reads these parameters on the template's pages only. */
function isTemplateMatcher({ source, has, missing }: Omit<Rule, 'pattern'>): boolean {
  const isTemplateParameter = ({ type, key = '' }: Condition) =>
    type === 'query' && templateParameters.includes(key)
  return templateMatchers.includes(source) && has.every(isTemplateParameter) && missing.length === 0
}

const templateSources: ReadonlySet<string> = new Set([
  ...servicePages.map(({ address }) => address),
  ...pathRewrites.map(({ source }) => source),
])

function isOfTemplate({ source, destination = '' }: Rule & { destination?: string | undefined }): boolean {
  return templateSources.has(source) || destination.startsWith('/api/moved/')
}

/** Parses a target the way Next.js does. */
function parsed(target: string): Target {
  const { pathname, searchParams } = new URL(`http://n${target}`)
  const paths = [pathname, pathInApp(pathname)].flatMap((path) => [path, decoded(path)])
  return { paths, query: searchParams }
}

function fits({ pattern }: Rule, { paths }: Target): boolean {
  return paths.some((path) => pattern.test(path))
}

/** Whether the query lacks a parameter or value that a rule requires, so that the rule never applies. */
function lacksQuery({ has }: Rule, { query }: Target): boolean {
  return has.some(({ type, key = '', value }) => {
    const wanted = value === undefined ? undefined : new RegExp(`^${value}$`)
    return type === 'query' && !query.getAll(key).some((given) => wanted?.test(given) ?? true)
  })
}

/** Whether a rule looks at more than the address, whose query counts as part of it. */
function looksElsewhere({ has, missing }: Rule): boolean {
  return [...has, ...missing].some(({ type }) => type !== 'query')
}

/** The query parameters that a rule reads. */
function keysOf({ has, missing }: Rule): string[] {
  return [...has, ...missing].flatMap(({ type, key = '' }) => (type === 'query' ? [key] : []))
}

function manifest<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  return schema.parse(JSON.parse(readFileSync(buildFolder(name), 'utf8')))
}

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildFolder } from '@/lib/environment/build-facts'

/* What an answer depends on besides its address, as proxy.ts and next.config.ts say. Next.js 16.4 writes their rules into the build. */

const conditions = z.array(z.object({ type: z.string() })).default([])
const looks = { has: conditions, missing: conditions }
const matchers = z.array(z.object({ regexp: z.string(), ...looks }))
const rules = z.array(z.object({ regex: z.string(), ...looks }))

const functions = z.object({ functions: z.object({ '/_middleware': z.object({ matchers }).optional() }) })
const routes = z.object({
  redirects: rules,
  headers: rules,
  onMatchHeaders: rules.default([]),
  rewrites: z.object({ beforeFiles: rules, afterFiles: rules, fallback: rules }),
})

/** Tells whether answers depend on the address alone, as proxy.ts and next.config.ts say. In a build that does not tell, none does. */
export function conditionReader(): (url: string) => boolean {
  try {
    const patterns = conditionalPatterns()
    return (url) => !patterns.some((pattern) => pattern.test(url.split('?')[0] ?? ''))
  } catch (error) {
    console.warn(
      'Next.js responds to every page view: its build does not tell what responses depend on.',
      error,
    )
    return () => false
  }
}

/** Match the paths at which an answer may depend on more than the address. */
function conditionalPatterns(): RegExp[] {
  const proxy = manifest('server/functions-config-manifest.json', functions).functions['/_middleware']
  const { rewrites, ...others } = manifest('routes-manifest.json', routes)
  const ofConfig = [...Object.values(others), ...Object.values(rewrites)].flat()
  // Without a condition, proxy.ts decides at each request.
  const ofProxy = proxy?.matchers.filter((rule) => rule.has.length === 0 || looksElsewhere(rule)) ?? []
  return [
    ...ofProxy.map(({ regexp }) => new RegExp(regexp)),
    // Next.js matches these in any case.
    ...ofConfig.filter(looksElsewhere).map(({ regex }) => new RegExp(regex, 'i')),
  ]
}

/** Whether a rule looks at more than the address. An address with another query is another address. */
function looksElsewhere({ has, missing }: Record<'has' | 'missing', { type: string }[]>): boolean {
  return [...has, ...missing].some(({ type }) => type !== 'query')
}

function manifest<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  return schema.parse(JSON.parse(readFileSync(buildFolder(name), 'utf8')))
}

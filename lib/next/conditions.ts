import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildFolder } from '../environment/build-facts'

/* What an answer depends on besides its address, as proxy.ts and next.config.ts say. Next.js 16.4 writes their rules into the build. */

const condition = z.object({ type: z.string() })

const conditions = { has: z.array(condition).default([]), missing: z.array(condition).default([]) }

const matcher = z.object({ regexp: z.string(), ...conditions })

const middleware = z.object({ matchers: z.array(matcher) })

const route = z.object({ regex: z.string(), ...conditions })

const proxyOnNode = z.object({ functions: z.object({ '/_middleware': middleware.optional() }) })

const proxyOnEdge = z.object({ middleware: z.object({ '/': middleware.optional() }) })

const routes = z.object({
  redirects: z.array(route),
  headers: z.array(route),
  onMatchHeaders: z.array(route).default([]),
  rewrites: z.object({ beforeFiles: z.array(route), afterFiles: z.array(route), fallback: z.array(route) }),
})

/** Whether neither proxy.ts nor next.config.ts may answer two requests for one address differently. */
export type ConditionReader = (url: string) => boolean

/** @throws Error when the build lacks these rules, or writes them in an unknown way */
export function conditionReader(): ConditionReader {
  const matchers = [
    manifest('server/functions-config-manifest.json', proxyOnNode).functions['/_middleware'],
    manifest('server/middleware-manifest.json', proxyOnEdge).middleware['/'],
  ].flatMap((proxy) => proxy?.matchers ?? [])
  const { redirects, headers, onMatchHeaders, rewrites } = manifest('routes-manifest.json', routes)
  const { beforeFiles, afterFiles, fallback } = rewrites
  const ofConfig = [redirects, headers, onMatchHeaders, beforeFiles, afterFiles, fallback].flat()
  const patterns = [
    // Without a condition, proxy.ts decides at each request.
    ...matchers
      .filter((rule) => rule.has.length === 0 || looksElsewhere(rule))
      .map(({ regexp }) => new RegExp(regexp)),
    // Next.js matches these in any case.
    ...ofConfig.filter(looksElsewhere).map(({ regex }) => new RegExp(regex, 'i')),
  ]
  return (url) => {
    const [path = ''] = url.split('?')
    return !patterns.some((pattern) => pattern.test(path))
  }
}

/** Whether a rule looks at more than the address. An address with another query is another address. */
function looksElsewhere({ has, missing }: Pick<z.output<typeof route>, 'has' | 'missing'>): boolean {
  return missing.length > 0 || has.some(({ type }) => type !== 'query')
}

function manifest<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  return schema.parse(JSON.parse(readFileSync(buildFolder(name), 'utf8')))
}

import type { NextConfig } from 'next'

type Rewrites = Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>

/** Merges an agency's settings into the template's. Lists and objects are merged; for any other value the agency's wins. */
export function withOwn(template: NextConfig, own: NextConfig): NextConfig {
  const { redirects, rewrites, headers, ...rest } = own
  return {
    ...merged(template, rest),
    // Next.js tries rules in order, so the agency's come first.
    ...inTurn('redirects', redirects, template.redirects),
    ...inTurn('headers', headers, template.headers),
    ...(rewrites && {
      rewrites: async () => joined(parted(await rewrites()), parted((await template.rewrites?.()) ?? [])),
    }),
  }
}

function inTurn<Name extends 'redirects' | 'headers'>(
  name: Name,
  own: NextConfig[Name],
  template: NextConfig[Name],
): NextConfig {
  if (!own) return {}
  return { [name]: async () => [...(await own()), ...((await template?.()) ?? [])] }
}

type PartedRewrites = Exclude<Rewrites, unknown[]>

/** Rewrites by phase. Next.js treats a plain list as `afterFiles`. */
function parted(rewrites: Rewrites): PartedRewrites {
  return Array.isArray(rewrites) ? { afterFiles: rewrites } : rewrites
}

function joined(own: PartedRewrites, template: PartedRewrites): PartedRewrites {
  const list = (name: keyof PartedRewrites) => [...(own[name] ?? []), ...(template[name] ?? [])]
  return { beforeFiles: list('beforeFiles'), afterFiles: list('afterFiles'), fallback: list('fallback') }
}

function merged<T>(template: T, own: T): T {
  if (Array.isArray(template) && Array.isArray(own)) return [...template, ...own] as T
  if (!isPlain(template) || !isPlain(own)) return own
  const names = Object.keys(own) as (keyof T)[]
  const both = names.map((name) => [name, name in template ? merged(template[name], own[name]) : own[name]])
  return { ...template, ...Object.fromEntries(both) }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

import type { NextConfig } from 'next'

type Rewrites = Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>

/** The settings of the template with an agency's own: lists and objects of both are merged, any other value is the agency's. */
export function withOwn(template: NextConfig, own: NextConfig): NextConfig {
  const { redirects, rewrites, headers, ...rest } = own
  return {
    ...merged(template, rest),
    // A rule that comes first is tried first.
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

/** Next.js takes a mere list for rewrites after the files. */
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

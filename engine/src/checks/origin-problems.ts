import type { SiteConfig } from '../port/settings'
import { problemsOf } from '../text/problems-of'

/** Problems with the addresses of other sites in site/config.ts, one sentence each. */
export function originProblems({
  embeds = [],
  formOrigins = [],
  scripts = [],
  consent,
}: Partial<Pick<SiteConfig, 'embeds' | 'formOrigins' | 'scripts' | 'consent'>>): string[] {
  const added = [...scripts, ...(consent?.scripts ?? [])]
  return [
    ...added.flatMap(({ src }) =>
      problemsOf(`scripts: "${src}"`, [
        !/^\/(?!\/)/.test(src) && !isHttps(src) && 'must be an https address, or a path such as /stats.js',
      ]),
    ),
    ...added.flatMap(({ origins = [] }) => problemsIn('scripts', origins)),
    ...problemsIn('formOrigins', formOrigins),
    ...embeds.flatMap(({ frame = [], connect = [], img = [] }) =>
      problemsIn('embeds', [...frame, ...connect, ...img]),
    ),
  ]
}

function problemsIn(name: string, origins: readonly string[]): string[] {
  return origins.flatMap((origin) =>
    problemsOf(`${name}: "${origin}"`, [
      !(isHttps(origin) && new URL(origin).origin === origin) &&
        'must be an https origin: scheme and host, nothing after them',
    ]),
  )
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

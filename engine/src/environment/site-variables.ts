import type { z } from 'zod'
import type { siteVariables } from '../port/variables'
import { parseSiteVariables } from './environment'
import { isBuildForAll } from './host'

type Own = typeof siteVariables
type Value<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** A variable of site/variables.ts, as its schema reads it, on the server alone. @throws Error during a build for servers, which knows none */
export function siteVariable<Name extends keyof Own>(name: Name): Value<Own[Name]> {
  if (isBuildForAll())
    throw new Error(
      `${String(name)} is not known while the site is built: docs/extending.md, "Data of your own"`,
    )
  return parseSiteVariables(process.env)[String(name)] as Value<Own[Name]>
}

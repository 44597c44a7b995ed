import type { z } from 'zod'
import type { siteVariables } from '../port/variables'
import { parseSiteVariables } from './environment'
import { isBuildForAll } from './host'

type Own = typeof siteVariables
type Value<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** A variable of site/variables.ts, parsed by its schema. Server only. @throws Error during a build for servers, which knows no values */
export function siteVariable<Name extends keyof Own>(name: Name): Value<Own[Name]> {
  if (isBuildForAll())
    throw new Error(
      `${String(name)} is not known while the site is built: docs/extending.md, "Data of your own"`,
    )
  return parseSiteVariables(process.env)[String(name)] as Value<Own[Name]>
}

import { currentEnvironment } from '../environment/current-environment'
import type { Environment } from '../environment/environment'
import { siteConfig } from '../port/config'
import { kindOf, namesOf, type Resource, specifiedPushTags } from '../port/kinds'

/** The `next` options of `fetch` that decide how long a response is cached. */
export interface CacheOptions {
  /** Calling `revalidateTag` with one of the tags makes the response stale. */
  tags: string[]
  /** The seconds after which the response is stale. */
  revalidate: number
}

type PushSettings = Pick<Environment, 'revalidateSecret' | 'extraPushTags'>

/** The `revalidate` of content that the platform pushes. */
export const SECONDS_WITH_PUSH = 300
/** The `revalidate` of content that the platform does not push, and of all content if the site accepts no pushes. */
const SECONDS_WITHOUT_PUSH = 60

/**
 * Decides how long a resource is cached. Its tags are its names in both contracts. No page sets `revalidate`: a page has the shortest value of
 * what it shows.
 */
export function cacheOptionsOf(
  name: Resource,
  environment: PushSettings = currentEnvironment(),
): CacheOptions {
  const { 4: in4, 6: in6 } = namesOf(kindOf(name))
  const isPushed = environment.revalidateSecret !== undefined && pushTags(environment).includes(name)
  return {
    tags: [...new Set([name, in6, in4])].filter((tag) => tag !== undefined),
    revalidate: siteConfig.refreshSeconds[name] ?? (isPushed ? SECONDS_WITH_PUSH : SECONDS_WITHOUT_PUSH),
  }
}

/** The tags that the push route accepts: those of the specification, and those in EXTRA_PUSH_TAGS. */
export function pushTags({ extraPushTags }: Pick<PushSettings, 'extraPushTags'>): string[] {
  return [...specifiedPushTags, ...extraPushTags]
}

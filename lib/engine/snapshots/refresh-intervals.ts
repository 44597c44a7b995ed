import { currentEnvironment } from '@/lib/engine/environment/current-environment'
import type { Environment } from '@/lib/engine/environment/environment'
import { pushTags } from '@/lib/engine/platform/push'
import { siteConfig } from '@/lib/engine/port/config'
import type { Resource } from '@/lib/engine/port/kinds'

/* In seconds. No page sets `revalidate`: a page uses the shortest interval of what it shows. */

/** Content that the platform pushes, and content that no viewed page shows. */
export const SECONDS_WITH_PUSH = 300
/** Content that the platform does not push, and all content when the site accepts no push. */
const SECONDS_WITHOUT_PUSH = 60
/** On a host that keeps the pages: content whose last read failed when it was due. */
export const SECONDS_BEHIND = 30

/** How long a snapshot is shown before it is renewed. The tags of EXTRA_PUSH_TAGS count as pushed. */
export function ageOf(
  name: Resource,
  environment: Pick<Environment, 'revalidateSecret' | 'extraPushTags'> = currentEnvironment(),
): number {
  const isPushed = environment.revalidateSecret !== undefined && pushTags(environment).includes(name)
  return siteConfig.refreshSeconds[name] ?? (isPushed ? SECONDS_WITH_PUSH : SECONDS_WITHOUT_PUSH)
}

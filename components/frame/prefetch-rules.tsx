import { prefetchRules } from '@/lib/routing/prefetch-rules'

export function PrefetchRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
}

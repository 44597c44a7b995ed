import { prefetchRules } from '@/lib/prefetch-rules'

export function PrefetchRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
}

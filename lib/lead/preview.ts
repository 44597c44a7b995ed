import type { Lead } from '@/lib/platform'
import { siteConfig } from '@/site.config'

/** Read by the people who answer the leads. */
const MARK = '[Pré-visualização]'

/** Marks a lead of a preview deployment. Undefined when `previewLeads` says that none is sent. */
export function leadOfPreview(lead: Lead): Lead | undefined {
  if (siteConfig.previewLeads === 'mark') return { ...lead, message: `${MARK} ${lead.message}` }
  console.warn('[leads] a lead of this preview was held back, as site.config.ts says')
  return undefined
}

import type { Lead } from '@/lib/platform'
import { site } from '@/site.config'

/** Read by whoever answers the leads of the business. */
const MARK = '[Pré-visualização]'

/** A lead from a preview deployment, marked as such; undefined where `previewLeads` says that none is sent. */
export function leadOfPreview(lead: Lead): Lead | undefined {
  if (site.previewLeads === 'mark') return { ...lead, message: `${MARK} ${lead.message}` }
  console.warn('[leads] a lead of this preview was held back, as site.config.ts says')
  return undefined
}

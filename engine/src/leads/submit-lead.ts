import { currentEnvironment } from '../environment/current-environment'
import type { Lead } from '../platform/leads'
import { siteConfig } from '../port/config'
import { type DeliveryOutcome, deliverOnce } from './deliver'
import { leadPosts } from './lead-posts'
import { refusalOfLead } from './limits'
import { originLines } from './origin'
import { requestSender } from './sender'

/** Marks leads of a preview for the people who answer leads. */
const MARK_OF_PREVIEW = '[Pré-visualização]'

/**
 * Sends a lead to the platform once, within `leadLimits`, adding what `leadOrigin` asks for. A preview follows `previewLeads`; a lead that
 * is held back there counts as created.
 * @param form the submitted form
 * @param isProven whether the form has a proof of work; called only while too many leads arrive
 */
export async function submitLead(
  lead: Lead,
  form: FormData,
  isProven: () => Promise<boolean> = async () => false,
): Promise<DeliveryOutcome> {
  const { isPreview } = currentEnvironment()
  if (isPreview && siteConfig.previewLeads !== 'mark') {
    console.warn('[leads] a lead of this preview was held back, as site/config.ts says')
    return { status: 'created' }
  }
  const message = isPreview ? `${MARK_OF_PREVIEW} ${lead.message}` : lead.message
  const sender = await requestSender()
  const post = leadPosts?.getStore()
  if (post) post.hasSentLead = true
  return deliverOnce({ ...lead, message }, originLines(form), () => refusalOfLead(sender, isProven))
}

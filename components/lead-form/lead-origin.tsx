import { campaignField } from '@/lib/lead/values'
import { campaignScript } from '@/lib/pages/inline-scripts/scripts'
import { namesByFolder } from '@/lib/routing/paths'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { InlineScript } from '../inline-script'
import { OriginField } from './origin-field.no-script'

export function LeadOrigin() {
  const { leadOrigin } = siteConfig
  if (leadOrigin === undefined) return null
  return (
    <div>
      <OriginField text={copy.form.origin} namesByFolder={namesByFolder} />
      {leadOrigin === 'campaign' && (
        <>
          <input type="hidden" name={campaignField} data-campaign />
          <InlineScript text={campaignScript} />
        </>
      )}
    </div>
  )
}

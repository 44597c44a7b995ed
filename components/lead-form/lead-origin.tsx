import { campaignField } from '@site-starter/engine/lead-form'
import { campaignScript } from '@site-starter/engine/scripts'
import { namesByFolder } from '@/lib/routes/paths'
import type { Texts } from '@/lib/settings/define-copy'
import { siteConfig } from '@/site/config'
import { InlineScript } from '../inline-script'
import { OriginField } from './origin-field.no-script'

/** Where a lead comes from, as far as `leadOrigin` in site/config.ts wants it sent: the page, and the campaign that brought the visitor. */
export function LeadOrigin({ copy }: { copy: Texts }) {
  const { leadOrigin } = siteConfig
  if (leadOrigin === undefined) return null
  return (
    <div>
      <OriginField text={copy.form.origin} namesByFolder={namesByFolder} />
      {leadOrigin === 'campaign' && (
        <>
          {/* The script finds the field by `data-campaign`. */}
          <input type="hidden" name={campaignField} data-campaign />
          <InlineScript text={campaignScript} />
        </>
      )}
    </div>
  )
}

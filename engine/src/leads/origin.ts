import { siteConfig } from '../port/config'
import { beginning, oneLine } from '../text/visible-text'
import { campaignField, pageField, typedValues } from './values'

/* Where a lead comes from, as `leadOrigin` in site/config.ts says. The form brings it along; nothing is stored in the browser. */

const LONGEST = 200
const MOST = 12

/** What advertisements add to the address that they lead to. */
const OF_CAMPAIGN = /^(?:utm_\w{1,40}|gclid)$/

export function originLines(form: FormData, leadOrigin = siteConfig.leadOrigin): string[] {
  if (leadOrigin === undefined) return []
  const values = typedValues(form, [pageField, campaignField])
  const page = visible(values[pageField] ?? '')
  const campaign = leadOrigin === 'campaign' ? campaignOf(values[campaignField] ?? '') : ''
  return [
    ...(page.startsWith('/') ? [`Página: ${page}`] : []),
    ...(campaign ? [`Campanha: ${campaign}`] : []),
  ]
}

function campaignOf(query: string): string {
  return [...new URLSearchParams(query)]
    .filter(([name, value]) => OF_CAMPAIGN.test(name) && visible(value) !== '')
    .slice(0, MOST)
    .map(([name, value]) => `${name}=${visible(value)}`)
    .join(', ')
}

function visible(value: string): string {
  return beginning(oneLine(value), LONGEST)
}

import { siteConfig } from '../port/config'
import { beginning, oneLine } from '../text/visible-text'
import { campaignField, pageField, typedValues } from './values'

/* Notes where a lead comes from, if `leadOrigin` in site/config.ts asks for it. The form sends the data; the browser stores nothing. */

const LONGEST = 200
const MOST = 12

/** Query parameters that advertisements add to their links. */
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

import { siteConfig } from '../port/config'
import { beginning, oneLine } from '../text/visible-text'
import { campaignField, pageField, typedValues } from './values'

/* Says where a lead comes from, if `leadOrigin` in site/config.ts asks for it. The form sends the data; the browser stores nothing. */

/** The longest value in a line, in characters. */
const MAX_VALUE_CHARACTERS = 200
/** How many parameters of a campaign are listed. */
const MAX_PARAMETERS = 12

/** Matches query parameters that advertisements add to their links. */
const CAMPAIGN_PARAMETER = /^(?:utm_\w{1,40}|gclid)$/

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
    .filter(([name, value]) => CAMPAIGN_PARAMETER.test(name) && visible(value) !== '')
    .slice(0, MAX_PARAMETERS)
    .map(([name, value]) => `${name}=${visible(value)}`)
    .join(', ')
}

function visible(value: string): string {
  return beginning(oneLine(value), MAX_VALUE_CHARACTERS)
}

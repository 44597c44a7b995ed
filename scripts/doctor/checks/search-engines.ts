import { siteConfig } from '@/site.config'
import { coordinatesOf } from '../../../lib/pages/seo/coordinates'
import { readSchedule } from '../../../lib/pages/seo/opening-hours'
import { postalAddress } from '../../../lib/pages/seo/postal-address'
import type { Content } from '../../../lib/platform'
import type { Location } from '../../../lib/resources/locations'
import { advice, type Finding, ok, okOrAdvice } from '../finding'

/** What search engines learn of the business from its content, and what they cannot read in it. */
export function checkSearchEngines({ settings, locations = [] }: Partial<Content>): Finding[] {
  const places = locations.filter(postalAddress)
  if (places.length === 0) {
    return [
      advice(
        'Search engines do not know the business as a local one: no location has an address',
        'Where customers are received, write street, postcode and town on the platform.',
      ),
    ]
  }
  return [
    okOrAdvice(
      Boolean(siteConfig.businessType),
      `Search engines know the kind of business: ${siteConfig.businessType}`,
      'Search engines do not know which kind of local business this is',
      "Set businessType in site.config.ts, such as 'Dentist' or 'AutoRepair'.",
    ),
    ...places.flatMap(checkPlace),
    ...(settings ? checkSchedule(settings.schedule, locations) : []),
  ]
}

function checkPlace(location: Location): Finding[] {
  const address = postalAddress(location)
  const name = location.city || location.slug
  const missing = [
    !address?.streetAddress && 'street',
    !address?.postalCode && 'postcode',
    !coordinatesOf(location) && 'coordinates',
  ].filter(Boolean)
  return [
    okOrAdvice(
      missing.length === 0,
      `Search engines can read where ${name} is`,
      `Search engines cannot read of ${name}: ${missing.join(', ')}`,
      'Write "Rua Nova, 12" and "4700-000 Braga" as lines of the address, and a map address that marks the place.',
    ),
  ]
}

function checkSchedule(schedule: Content['settings']['schedule'], locations: Location[]): Finding[] {
  const rows = schedule.filter(({ days, hours }) => days || hours)
  const { unread, isDoubtful } = readSchedule(rows)
  const hasMain = locations.length === 1 || locations.some(({ primary }) => primary)
  return [
    ...unread.map(({ days, hours }) =>
      advice(
        `Search engines cannot read this row of the schedule: "${days}" "${hours}"`,
        'Write days as "Segunda a sexta" and hours as "9h-13h e 14h-18h"; holidays and exceptions in rows of their own.',
      ),
    ),
    ...(isDoubtful
      ? [
          advice(
            'Search engines are told no opening hours: a row may change what another one says, or has hours that cannot be told',
            'Let each row of the schedule have days of its own.',
          ),
        ]
      : []),
    ...(rows.length > 0 && !hasMain
      ? [
          advice(
            'Search engines are told no opening hours: no location is the main one',
            'Mark the location that the schedule is about as the main one on the platform.',
          ),
        ]
      : []),
    ...(rows.length > 0 && unread.length === 0 && !isDoubtful && hasMain
      ? [ok('Search engines can read the opening hours')]
      : []),
  ]
}

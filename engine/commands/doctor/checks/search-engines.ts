import { siteConfig } from '../../../src/port/config'
import { mainPlace, type Place, placesOf, settingsBesidePlaces } from '../../../src/port/content'
import type { Content } from '../../../src/port/kinds'
import { coordinatesOf } from '../../../src/structured-data/coordinates'
import { readSchedule } from '../../../src/structured-data/opening-hours'
import { postalAddress } from '../../../src/structured-data/postal-address'
import { advice, type Finding, ok, okOrAdvice } from '../finding'

/** Reports what search engines learn about the business from its content, and what they cannot parse. */
export function checkSearchEngines({ settings, locations: written = [] }: Partial<Content>): Finding[] {
  const locations = placesOf(written)
  const places = locations.filter(postalAddress)
  const kinds = [siteConfig.businessType, ...places.map(({ businessType }) => businessType)]
    .flat()
    .filter((kind) => kind !== undefined)
  if (places.length === 0) {
    return [
      advice(
        'Search engines do not see a local business: no location has an address',
        'If customers visit the business, enter street, postcode and town on the platform.',
      ),
    ]
  }
  return [
    okOrAdvice(
      kinds.length > 0,
      `Search engines know the kind of business: ${kinds.join(', ')}`,
      'Search engines do not know which kind of local business this is',
      "Set businessType in site/config.ts, such as 'Dentist' or 'AutoRepair'.",
    ),
    ...places.flatMap((place) => checkPlace(place, settings?.name)),
    ...(settings ? checkHours(settings, locations) : []),
  ]
}

const howToWrite = {
  street: 'one line "Rua Nova, 12", or "Quinta do Vale" or "Lugar do Outeiro" where there is no street',
  postcode: 'a line "4700-000 Braga"',
  coordinates: 'a map address that marks the place',
}

const listed = (parts: string[]) => new Intl.ListFormat('en').format(parts)

function checkPlace(location: Place, business?: string): Finding[] {
  const address = postalAddress({ ...location, name: location.name ?? business })
  const name = location.name || location.city || location.slug
  const missing = [
    !address?.streetAddress && ('street' as const),
    !address?.postalCode && ('postcode' as const),
    !coordinatesOf(location) && ('coordinates' as const),
  ].filter((part) => part !== false)
  return [
    okOrAdvice(
      missing.length === 0,
      `Search engines can read where ${name} is`,
      `Search engines cannot read this about ${name}: ${missing.join(', ')}`,
      `Write ${listed(missing.map((part) => howToWrite[part]))}.`,
    ),
  ]
}

function checkHours(settings: Content['settings'], locations: Place[]): Finding[] {
  const { schedule } = settingsBesidePlaces({ settings, locations })
  const ofPlaces = locations.filter(({ hours }) => hours)
  const hasMain = mainPlace(locations) !== undefined
  return [
    ...checkSchedule(schedule, 'the schedule', hasMain),
    ...ofPlaces.flatMap(({ hours = [], slug }) => checkSchedule(hours, `locations: ${slug}: hours`, true)),
  ]
}

function checkSchedule(schedule: Content['settings']['schedule'], name: string, hasMain: boolean): Finding[] {
  const rows = schedule.filter(({ days, hours }) => days || hours)
  const { unread, isDoubtful } = readSchedule(rows)
  return [
    ...unread.map(({ days, hours }) =>
      advice(
        `Search engines cannot read this row of ${name}: "${days}" "${hours}"`,
        'Write days as "Segunda a sexta" and hours as "9h-13h e 14h-18h"; holidays and exceptions in separate rows.',
      ),
    ),
    ...(isDoubtful
      ? [
          advice(
            'Search engines get no opening hours: a row may override another one, or has hours that cannot be expressed',
            `Give each row of ${name} its own days.`,
          ),
        ]
      : []),
    ...(rows.length > 0 && !hasMain
      ? [
          advice(
            'Search engines get no opening hours: no location is the main one',
            'Mark the location of the schedule as the main one on the platform, or set hours in locations of site/config.ts.',
          ),
        ]
      : []),
    ...(rows.length > 0 && unread.length === 0 && !isDoubtful && hasMain
      ? [ok('Search engines can read the opening hours')]
      : []),
  ]
}

import { problemsOf } from '@/lib/format/problems-of'
import { type BusinessData, ofAnyTrade, ofTrades, type PlaceSettings } from '../business/places'
import type { SiteConfig } from '../site-config'
import { targetProblems } from './menu-problems'

type Settings = Pick<SiteConfig, 'businessData' | 'businessType' | 'locations'>

export function placeProblems({ businessData = {}, businessType, locations = {} }: Settings): string[] {
  return [
    ...dataProblems('businessData:', businessData, businessType),
    ...Object.entries(locations).flatMap(([slug, place]) => [
      ...ofPlace(`locations: ${slug}:`, place),
      ...dataProblems(`locations: ${slug}: businessData:`, place.businessData ?? {}, businessType),
    ]),
  ]
}

function ofPlace(name: string, { hours, phone, bookingUrl, fields = [], ...place }: PlaceSettings): string[] {
  const isEmpty = (text: string) => text.trim() === ''
  return [
    ...problemsOf(name, [
      place.name !== undefined && isEmpty(place.name) && 'name is empty: leave it out',
      hours?.length === 0 && 'hours has no row: leave it out',
      hours?.some((row) => isEmpty(row.days) || isEmpty(row.hours)) &&
        'hours needs days and hours in each row',
      phone !== undefined && !/\d/.test(phone) && 'phone has no digit',
      fields.some(({ label, value }) => isEmpty(label) || isEmpty(value)) &&
        'fields needs a label and a value in each',
    ]),
    ...(bookingUrl === undefined
      ? []
      : targetProblems(`${name} bookingUrl`, { href: bookingUrl, title: '-' }, [])),
  ]
}

function dataProblems(name: string, data: BusinessData, type = 'LocalBusiness'): string[] {
  const trades = ofTrades.filter(({ types }) => types.some((one) => one === type))
  const known: string[] = [...ofAnyTrade, ...trades.flatMap(({ properties }) => [...properties])]
  return problemsOf(
    name,
    Object.keys(data).map((property) => {
      const meant = known.find((one) => one.toLowerCase() === property.toLowerCase())
      if (meant) return meant !== property && `"${property}" is written ${meant}`
      return `"${property}" is nothing that search engines know of a ${type}, which is businessType. There are ${known.join(', ')}`
    }),
  )
}

import { mainPlace, type Place } from '@/lib/content/places'
import type { Settings } from '@/lib/kinds/settings'
import { AddressLines } from './address-lines'
import { groupedHours } from './grouped-hours'
import { FactRows } from './schedule'

interface PlaceAndHoursProps extends Pick<Settings, 'schedule'> {
  places: Place[]
  className: string
}

/** So many rows of hours are read at a glance. The page of contacts has all. */
const MOST = 4

/** The main address and the opening hours in a few lines; nothing when there are neither. */
export function PlaceAndHours({ places, schedule, className }: PlaceAndHoursProps) {
  const lines = (mainPlace(places) ?? places[0])?.lines ?? []
  const hours = groupedHours(schedule).map(({ days, hours }) => ({ label: days, value: hours }))
  const shown = hours.length <= MOST ? hours : []
  if (lines.length === 0 && shown.length === 0) return null
  return (
    <div className={`stack-3 text-small ${className}`}>
      <AddressLines lines={lines} />
      {shown.length > 0 && <FactRows rows={shown} className="border-t border-line figures" />}
    </div>
  )
}

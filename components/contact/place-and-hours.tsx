import { mainPlace, type Place } from '@/lib/content/places'
import type { Settings } from '@/lib/kinds/settings'
import { AddressLines } from './address-lines'
import { groupedHours } from './grouped-hours'
import { FactRows } from './schedule'

interface PlaceAndHoursProps extends Pick<Settings, 'schedule'> {
  places: Place[]
  className: string
}

/** The number of rows with hours that is read at a glance. The contact page shows all of them. */
const MAX_ROWS = 4

/** The main address and opening hours in a few lines; nothing if both are unknown. */
export function PlaceAndHours({ places, schedule, className }: PlaceAndHoursProps) {
  const lines = (mainPlace(places) ?? places[0])?.lines ?? []
  const hours = groupedHours(schedule).map(({ days, hours }) => ({ label: days, value: hours }))
  const shownRows = hours.length <= MAX_ROWS ? hours : []
  if (lines.length === 0 && shownRows.length === 0) return null
  return (
    <div className={`stack-3 text-small ${className}`}>
      <AddressLines lines={lines} />
      {shownRows.length > 0 && <FactRows rows={shownRows} className="border-t border-line figures" />}
    </div>
  )
}

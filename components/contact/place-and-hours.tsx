import { directionOf } from '@/lib/engine/text'
import { mainPlace, type Place } from '@/lib/site/content/places'
import type { Settings } from '@/lib/site/kinds/settings'
import { LinkedText } from '../text/text'
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
      {lines.length > 0 && (
        <address className="not-italic">
          {lines.map((line, index) => (
            <span key={index} dir={directionOf(line)} className="block">
              <LinkedText text={line} lineBefore={lines[index - 1]} />
            </span>
          ))}
        </address>
      )}
      {shown.length > 0 && <FactRows rows={shown} className="border-t border-line figures" />}
    </div>
  )
}

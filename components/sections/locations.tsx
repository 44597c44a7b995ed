import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { LocationList } from '../content/location-list'
import { Schedule } from '../content/schedule'
import { Section } from '../layout/section'

export function Locations({ site: { locations, settings } }: { site: Site }) {
  if (locations.length === 0 && settings.schedule.length === 0) return null
  return (
    <Section title={copy.home.locations.title} intro={copy.home.locations.text} tone="sunken">
      <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
        {locations.length > 0 && <LocationList locations={locations} />}
        <Schedule schedule={settings.schedule} />
      </div>
    </Section>
  )
}

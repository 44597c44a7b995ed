import type { HomeSite } from '@/lib/pages/home'
import { copy } from '@/site.copy'
import { LocationList } from '../content/location-list'
import { Schedule } from '../content/schedule'
import { Section } from '../layout/section'

export function Locations({ site: { locations, settings } }: { site: HomeSite }) {
  if (locations.length === 0 && settings.schedule.length === 0) return null
  const schedule = <Schedule schedule={settings.schedule} />
  return (
    <Section
      title={copy.home.locations.title}
      intro={copy.home.locations.text}
      layout="aside"
      action={locations.length > 0 && schedule}
    >
      {locations.length > 0 ? <LocationList locations={locations} /> : schedule}
    </Section>
  )
}

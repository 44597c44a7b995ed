import { copyHere } from '@/lib/content/copy-in'
import { LocationList } from '../contact/locations'
import { Schedule } from '../contact/schedule'
import { Section } from '../layout/section'
import type { SectionProps } from './props'

export function Locations({ site, tone, most }: SectionProps) {
  const copy = copyHere()
  const { settings } = site
  const locations = site.locations.slice(0, most)
  if (locations.length === 0 && settings.schedule.length === 0) return null
  const schedule = <Schedule schedule={settings.schedule} />
  return (
    <Section
      title={copy.home.locations.title}
      intro={copy.home.locations.text}
      tone={tone}
      layout="aside"
      action={locations.length > 0 && schedule}
    >
      {locations.length > 0 ? <LocationList locations={locations} isNarrow /> : schedule}
    </Section>
  )
}

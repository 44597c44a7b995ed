import { currentRecords } from '@site-starter/engine/pages'
import { Section } from '@/components/layout/section'
import type { SectionProps } from '@/components/sections/props'
import { events } from '../../site/agenda'

export default async function Agenda({ tone }: SectionProps) {
  const titles = (await currentRecords(events)).map(({ title }) => title)
  return (
    <Section title="Agenda" tone={tone}>
      <p data-list="agenda">{titles.join(', ')}</p>
    </Section>
  )
}

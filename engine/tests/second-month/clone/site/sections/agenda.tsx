import { Section } from '@/components/layout/section'
import type { SectionProps } from '@/components/sections/props'
import { currentRecords } from '../../../../../src/pages'
import { events } from '../../site/agenda'

export default async function Agenda({ tone }: SectionProps) {
  const titles = (await currentRecords(events)).map(({ title }) => title)
  return (
    <Section title="Agenda" tone={tone}>
      <p data-list="agenda">{titles.join(', ')}</p>
    </Section>
  )
}

import { currentRecords } from '@site-starter/engine/pages'
import { formatDate } from '@site-starter/engine/text'
import { Section } from '@/components/layout/section'
import { TextLink } from '@/components/layout/text-link'
import type { SectionProps } from '@/components/sections/props'
import { events } from '@/site/events'

export default async function NextEvents({ tone }: SectionProps) {
  const next = await currentRecords(events)
  if (next.length === 0) return null
  return (
    <Section title="O que aí vem" tone={tone} layout="aside">
      <ul className="stack-6">
        {next.map(({ slug, title, day, short }) => (
          <li key={slug}>
            <p className="text-muted text-small">{formatDate(day)}</p>
            <TextLink href={`/eventos/${slug}`}>{title}</TextLink>
            <p>{short}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import { FaqList } from '../records/faq-list'
import type { SectionProps } from './props'

export function Faqs({ site: { faqs }, tone, most = 5 }: SectionProps) {
  if (faqs.length === 0) return null
  return (
    <Section
      title={copy.home.faqs.title}
      intro={copy.home.faqs.text}
      tone={tone}
      layout="aside"
      action={<TextLink href={routes.faqs}>{copy.actions.allFaqs}</TextLink>}
    >
      <FaqList faqs={faqs.slice(0, most)} />
    </Section>
  )
}

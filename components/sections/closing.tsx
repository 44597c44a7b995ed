import { formContent } from '@/lib/pages/kinds/form'
import { copy } from '@/site.copy'
import { ContactWays } from '../contact/contact-ways'
import { Section } from '../layout/section'
import { LeadForm } from '../lead-form/lead-form'
import type { SectionProps } from './props'

/** The last section of the home page: the contact form, with every other way of contact beside it. */
export function Closing({ site, tone }: SectionProps) {
  return (
    <Section
      title={copy.home.closing.title}
      intro={copy.home.closing.text}
      tone={tone}
      layout="aside"
      id="pedido"
      action={<ContactWays settings={site.settings} level={3} />}
    >
      <div className="on-page rounded-card p-6 sm:p-10">
        <LeadForm form="quote" content={formContent(site)} />
      </div>
    </Section>
  )
}

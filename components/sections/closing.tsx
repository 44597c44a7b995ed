import { formContent } from '@/lib/pages/form'
import { copy } from '@/site.copy'
import { ContactWays } from '../content/contact-ways'
import { Section } from '../layout/section'
import { QuoteForm } from '../lead-form/quote-form'
import type { SectionProps } from './index'

/** The last word of the home page: the form itself, and every other way beside it. */
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
        <QuoteForm content={formContent(site)} />
      </div>
    </Section>
  )
}

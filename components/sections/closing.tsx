import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { Section } from '../layout/section'
import { QuoteForm } from '../lead-form/quote-form'

/** The last word of the home page: the form itself. */
export function Closing({ site }: { site: Site }) {
  return (
    <Section title={copy.home.closing.title} intro={copy.home.closing.text} width="reading" id="pedido">
      <QuoteForm site={site} />
    </Section>
  )
}

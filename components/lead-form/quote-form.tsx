import { sendQuote } from '@/lib/lead/action'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { quoteFields } from './field-specs'
import { formParts } from './form-parts'
import { LeadForm } from './lead-form'

export function QuoteForm({ site, selectedService }: { site: Site; selectedService?: string }) {
  return (
    <LeadForm
      action={sendQuote}
      fields={quoteFields(site.services)}
      selectedService={selectedService}
      {...formParts(site, copy.form.submit.quote)}
    />
  )
}

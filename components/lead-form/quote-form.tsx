import { sendQuote } from '@/lib/lead/action'
import type { FormContent } from '@/lib/pages/kinds/form'
import { copy } from '@/site.copy'
import { fieldSpecs } from './field-specs'
import { formParts } from './form-parts'
import { LeadForm } from './lead-form'

export function QuoteForm({ content, selectedService }: { content: FormContent; selectedService?: string }) {
  return (
    <LeadForm
      action={sendQuote}
      fields={fieldSpecs('quote', content.services)}
      selectedService={selectedService}
      {...formParts(content, copy.form.submit.quote)}
    />
  )
}

import { sendContact } from '@/lib/lead/action'
import type { FormContent } from '@/lib/pages/kinds/form'
import { copy } from '@/site.copy'
import { fieldSpecs } from './field-specs'
import { formParts } from './form-parts'
import { LeadForm } from './lead-form'

export function ContactForm({ content }: { content: FormContent }) {
  return (
    <LeadForm
      action={sendContact}
      fields={fieldSpecs('contact', content.services)}
      {...formParts(content, copy.form.submit.contact)}
    />
  )
}

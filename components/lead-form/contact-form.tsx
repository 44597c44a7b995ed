import { sendContact } from '@/lib/lead/action'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { contactFields } from './field-specs'
import { formParts } from './form-parts'
import { LeadForm } from './lead-form'

export function ContactForm({ site }: { site: Site }) {
  return (
    <LeadForm action={sendContact} fields={contactFields()} {...formParts(site, copy.form.submit.contact)} />
  )
}

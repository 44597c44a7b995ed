import { sendContact } from '@/lib/lead/action'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { contactFields } from './field-specs'
import { LeadForm } from './lead-form'
import { OtherWays } from './other-ways'
import { PrivacyNote } from './privacy-note'
import { formTexts } from './quote-form'

export function ContactForm({ site }: { site: Site }) {
  return (
    <LeadForm
      action={sendContact}
      fields={contactFields()}
      texts={formTexts(copy.form.submit.contact)}
      otherWays={<OtherWays settings={site.settings} />}
      note={<PrivacyNote site={site} />}
    />
  )
}

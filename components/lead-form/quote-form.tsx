import { sendQuote } from '@/lib/lead/action'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { quoteFields } from './field-specs'
import { LeadForm } from './lead-form'
import { OtherWays } from './other-ways'
import { PrivacyNote } from './privacy-note'

export function QuoteForm({ site, selectedService }: { site: Site; selectedService?: string }) {
  return (
    <LeadForm
      action={sendQuote}
      fields={quoteFields(site.services)}
      selectedService={selectedService}
      texts={formTexts(copy.form.submit.quote)}
      otherWays={<OtherWays settings={site.settings} />}
      note={<PrivacyNote site={site} />}
    />
  )
}

export function formTexts(submit: string) {
  const { sending, summary, failed, unknown, limited, outdated, trap } = copy.form
  return { submit, sending, summary, trap, problems: { failed, unknown, limited, outdated } }
}

import type { FormContent } from '@/lib/pages/kinds/form'
import { copy } from '@/site.copy'
import { FormWithContacts } from '../contact/form-with-contacts'
import { PageHeader } from '../layout/page-header'
import { LeadForm } from '../lead-form/lead-form'

/** The quote form, with a service selected if the visitor came from its page. */
export function QuotePage({ form, selectedService }: { form: FormContent; selectedService?: string }) {
  return (
    <>
      <PageHeader title={copy.pages.quote} intro={copy.quote.intro} crumbs={[]} />
      <div data-quote-form>
        <FormWithContacts title={copy.quote.formTitle} settings={form.settings}>
          <LeadForm form="quote" content={form} selectedService={selectedService} />
        </FormWithContacts>
      </div>
    </>
  )
}

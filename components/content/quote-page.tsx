import type { FormContent } from '@/lib/pages/form'
import { copy } from '@/site.copy'
import { PageHeader } from '../layout/page-header'
import { QuoteForm } from '../lead-form/quote-form'
import { FormWithContacts } from './form-with-contacts'

/** The quote form, with a service selected when the visitor came from one. */
export function QuotePage({ form, selectedService }: { form: FormContent; selectedService?: string }) {
  return (
    <>
      <PageHeader title={copy.pages.quote} intro={copy.quote.intro} crumbs={[]} />
      <div data-quote-form>
        <FormWithContacts title={copy.quote.formTitle} settings={form.settings}>
          <QuoteForm content={form} {...(selectedService && { selectedService })} />
        </FormWithContacts>
      </div>
    </>
  )
}

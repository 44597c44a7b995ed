import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'
import { PageHeader } from '../layout/page-header'
import { QuoteForm } from '../lead-form/quote-form'
import { FormWithContacts } from './form-with-contacts'

/** The quote form, with a service selected when the visitor came from one. */
export async function QuotePage({ selectedService }: { selectedService?: string }) {
  const site = await getSite()
  return (
    <>
      <PageHeader title={copy.pages.quote} intro={copy.quote.intro} crumbs={[]} />
      <div data-quote-form>
        <FormWithContacts title={copy.quote.formTitle} settings={site.settings}>
          <QuoteForm site={site} {...(selectedService && { selectedService })} />
        </FormWithContacts>
      </div>
    </>
  )
}

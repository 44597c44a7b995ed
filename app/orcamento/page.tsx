import { redirect } from 'next/navigation'
import { FormWithContacts } from '@/components/contact/form-with-contacts'
import { missingPage } from '@/components/frame/missing-page'
import { PageHeader } from '@/components/layout/page-header'
import { formOfMainAction } from '@/lib/content/actions'
import { decoded } from '@/lib/format/decoded'
import { quotePage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { hasQuotes } from '@/lib/routing/quotes'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'

interface Props {
  params: Promise<{ servico?: string }>
}

export const generateMetadata = async () => pageMetadata(await contentOf(quotePage))

/** The quote form, with a service selected if the visitor came from its page. */
export default async function QuotePage({ params }: Props) {
  const service = decoded((await params).servico ?? '')
  const content = await contentOf(quotePage, service)
  if (!hasQuotes()) return missingPage()
  // There is no quote of such a service.
  if (!content) redirect(routes.quote)
  const { form, selected } = content
  return (
    <>
      <PageHeader title={copy.pages.quote} intro={copy.quote.intro} crumbs={[]} />
      <div data-quote-form={formOfMainAction() === 'quote' || undefined}>
        <FormWithContacts
          title={copy.quote.formTitle}
          form="quote"
          content={form}
          selectedService={selected}
        />
      </div>
    </>
  )
}

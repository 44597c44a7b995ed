import { redirect } from 'next/navigation'
import { FormWithContacts } from '@/components/contact/form-with-contacts'
import { PageHeader } from '@/components/layout/page-header'
import { decoded } from '@/lib/format/decoded'
import { quotePage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
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
  // There is no such service.
  if (!content) redirect(routes.quote)
  const { form, selected } = content
  return (
    <>
      <PageHeader title={copy.pages.quote} intro={copy.quote.intro} crumbs={[]} />
      <div data-quote-form>
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

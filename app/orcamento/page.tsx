import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { decoded } from '@site-starter/engine/text'
import { theme } from '@theme/theme'
import { redirect } from 'next/navigation'
import { QuoteAside } from '@/components/contact/quote-aside'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { Heading } from '@/components/layout/heading'
import { PageHeader } from '@/components/layout/page-header'
import { LeadForm } from '@/components/lead-form/lead-form'
import { formOfMainAction } from '@/lib/content/actions'
import { hasQuotes } from '@/lib/routes/quotes'
import { routes } from '@/lib/routes/routes'
import { quotePage } from '@/lib/views/company'
import { copy } from '@/site/copy'

interface Props {
  params: Promise<{ servico?: string }>
}

const layout = theme.quote

export const generateMetadata = async () => pageMetadata(await contentOf(quotePage))

export default async function QuotePage({ params }: Props) {
  const service = decoded((await params).servico ?? '')
  const content = await contentOf(quotePage, service)
  if (!hasQuotes()) return missingPage()
  // The address names an unknown service, or one without quote requests.
  if (!content) redirect(routes.quote)
  const { form, selected, testimonial } = content
  return (
    <>
      <PageHeader title={copy.pages.quote} intro={copy.quote.intro} crumbs={[]} />
      {/* The attribute hides links to the form on its page: `on-quote` in app/globals.css, and components/consent/consent-style.ts. */}
      <div data-quote-form={formOfMainAction() === 'quote' || undefined}>
        <Container className="part plain" inner="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className={`stack-8 border-line ${layout.form}`}>
            <div className="max-sm:sr-only">
              <Heading level={2} size="part" text={copy.quote.formTitle} />
            </div>
            <LeadForm form="quote" content={form} selectedService={selected} />
          </div>
          <QuoteAside settings={form.settings} testimonial={testimonial} className={layout.aside} />
        </Container>
      </div>
    </>
  )
}

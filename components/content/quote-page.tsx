import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { PageHeader } from '../layout/page-header'
import { QuoteForm } from '../lead-form/quote-form'
import { ContactWays } from './contact-ways'
import { Schedule } from './schedule'

export async function QuotePage({ selectedService = '' }: { selectedService?: string }) {
  const site = await getSite()
  const isOffered = site.services.some((service) => service.slug === selectedService)
  return (
    <>
      <PageHeader title={copy.pages.quote} intro={copy.quote.intro} crumbs={[]} />
      <Container>
        <div className="grid gap-12 pb-16 sm:pb-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
          <div className="space-y-8">
            <Heading level={2} size="section">
              {copy.quote.formTitle}
            </Heading>
            <QuoteForm site={site} {...(isOffered && { selectedService })} />
          </div>
          <div className="space-y-10">
            <ContactWays settings={site.settings} />
            <Schedule schedule={site.settings.schedule} />
          </div>
        </div>
      </Container>
    </>
  )
}

import type { Metadata } from 'next'
import { ContactWays } from '@/components/content/contact-ways'
import { LocationList } from '@/components/content/location-list'
import { Schedule } from '@/components/content/schedule'
import { Container } from '@/components/layout/container'
import { Heading } from '@/components/layout/heading'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { ContactForm } from '@/components/lead-form/contact-form'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: copy.pages.contact, description: copy.contact.intro, path: routes.contact })
}

export default async function ContactPage() {
  const site = await getSite()
  return (
    <>
      <PageHeader title={copy.pages.contact} intro={copy.contact.intro} crumbs={[]} />
      <Container>
        <div className="grid gap-12 pb-16 sm:pb-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
          <div className="space-y-8">
            <Heading level={2} size="section">
              {copy.contact.formTitle}
            </Heading>
            <ContactForm site={site} />
          </div>
          <div className="space-y-10">
            <ContactWays settings={site.settings} />
            <Schedule schedule={site.settings.schedule} />
          </div>
        </div>
      </Container>
      {site.locations.length > 0 && (
        <Section title={copy.contact.locations} tone="sunken">
          <LocationList locations={site.locations} />
        </Section>
      )}
    </>
  )
}

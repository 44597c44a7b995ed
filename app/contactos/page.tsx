import type { Metadata } from 'next'
import { FormWithContacts } from '@/components/content/form-with-contacts'
import { LocationList } from '@/components/content/location-list'
import { StructuredData } from '@/components/content/structured-data'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { ContactForm } from '@/components/lead-form/contact-form'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { localBusiness } from '@/lib/structured-data'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: copy.pages.contact, description: copy.contact.intro, path: routes.contact })
}

export default async function ContactPage() {
  const site = await getSite()
  const canBeVisited = site.locations.length > 0 && site.settings.phone !== ''
  const intro = canBeVisited ? copy.contact.intro : copy.contact.introWithoutVisit
  return (
    <>
      {site.settings.name && <StructuredData data={localBusiness(site)} />}
      <PageHeader title={copy.pages.contact} intro={intro} crumbs={[]} />
      <FormWithContacts title={copy.contact.formTitle} settings={site.settings}>
        <ContactForm site={site} />
      </FormWithContacts>
      {site.locations.length > 0 && (
        <Section title={copy.contact.locations} tone="sunken" layout="aside">
          <LocationList locations={site.locations} />
        </Section>
      )}
    </>
  )
}

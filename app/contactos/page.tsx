import type { Metadata } from 'next'
import { FormWithContacts } from '@/components/content/form-with-contacts'
import { LocationList } from '@/components/content/location-list'
import { StructuredData } from '@/components/content/structured-data'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { ContactForm } from '@/components/lead-form/contact-form'
import { pageMetadata } from '@/lib/metadata'
import { contactPage } from '@/lib/pages/company'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(contactPage))
}

export default async function ContactPage() {
  const { form, locations, data } = await contentOf(contactPage)
  const canBeVisited = locations.length > 0 && form.settings.phone !== ''
  const intro = canBeVisited ? copy.contact.intro : copy.contact.introWithoutVisit
  return (
    <>
      {data && <StructuredData data={data} />}
      <PageHeader title={copy.pages.contact} intro={intro} crumbs={[]} />
      <FormWithContacts title={copy.contact.formTitle} settings={form.settings}>
        <ContactForm content={form} />
      </FormWithContacts>
      {locations.length > 0 && (
        <Section title={copy.contact.locations} tone="sunken" layout="aside">
          <LocationList locations={locations} />
        </Section>
      )}
    </>
  )
}

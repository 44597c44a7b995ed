import { FormWithContacts } from '@/components/contact/form-with-contacts'
import { LocationList } from '@/components/contact/locations-and-schedule'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { StructuredData } from '@/components/page-parts/structured-data'
import { telephoneLink } from '@/lib/content/contact'
import { contactPage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export const generateMetadata = async () => pageMetadata(await contentOf(contactPage))

export default async function ContactPage() {
  const { form, locations, data } = await contentOf(contactPage)
  const canBeVisited = locations.length > 0 && telephoneLink(form.settings) !== ''
  const intro = canBeVisited ? copy.contact.intro : copy.contact.introWithoutVisit
  return (
    <>
      <StructuredData data={data} />
      <PageHeader title={copy.pages.contact} intro={intro} crumbs={[]} />
      <FormWithContacts title={copy.contact.formTitle} form="contact" content={form} />
      {locations.length > 0 && (
        <Section title={copy.contact.locations} tone="sunken" layout="aside">
          <LocationList locations={locations} />
        </Section>
      )}
    </>
  )
}

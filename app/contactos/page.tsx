import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { ContactParts } from '@/components/contact/contact-parts'
import { LeadForm } from '@/components/lead-form/lead-form'
import { StructuredData } from '@/components/page-parts/structured-data'
import { contactPage } from '@/lib/views/company'

export const generateMetadata = async () => pageMetadata(await contentOf(contactPage))

export default async function ContactPage() {
  const { form, locations, settings, data } = await contentOf(contactPage)
  return (
    <>
      <StructuredData data={data} />
      <ContactParts settings={settings} locations={locations}>
        <LeadForm form="contact" content={form} />
      </ContactParts>
    </>
  )
}

import { ContactParts } from '@/components/contact/contact-parts'
import { LeadForm } from '@/components/lead-form/lead-form'
import { codePage, contentOf, pageMetadata } from '@site-starter/engine/pages'
import { contactPage } from '@/lib/views/company'

const { head } = codePage('/en/contact')

export const generateMetadata = () => pageMetadata({ head })

export default async function EnglishContactPage() {
  const { form, locations, settings } = await contentOf(contactPage)
  return (
    <ContactParts settings={settings} locations={locations}>
      <LeadForm form="contact" content={form} />
    </ContactParts>
  )
}

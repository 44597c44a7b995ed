import { Networks } from '@/components/contact/contact-links'
import { ContactWays, mainPlace } from '@/components/contact/contact-ways'
import { EmbeddedMap } from '@/components/contact/embedded-map'
import { LocationList, Schedule } from '@/components/contact/locations-and-schedule'
import { Container } from '@/components/layout/container'
import { Heading } from '@/components/layout/heading'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { LeadForm } from '@/components/lead-form/lead-form'
import { StructuredData } from '@/components/page-parts/structured-data'
import { telephoneLink } from '@/lib/content/contact'
import { contactPage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export const generateMetadata = async () => pageMetadata(await contentOf(contactPage))

export default async function ContactPage() {
  const { form, locations, settings, data } = await contentOf(contactPage)
  const canBeVisited = locations.length > 0 && telephoneLink(settings) !== ''
  const place = mainPlace(locations)
  const map = place?.mapEmbedUrl ? place : locations.find(({ mapEmbedUrl }) => mapEmbedUrl)
  const intro = canBeVisited ? copy.contact.intro : copy.contact.introWithoutVisit
  return (
    <>
      <StructuredData data={data} />
      <PageHeader title={copy.pages.contact} intro={intro} crumbs={[]} />
      <Container inner="grid gap-x-8 gap-y-12 pb-16 sm:pb-24 lg:grid-cols-12">
        <div className="stack-10 lg:col-span-5">
          <ContactWays settings={settings} places={locations} />
          {map && (
            <EmbeddedMap
              src={map.mapEmbedUrl}
              place={map.name || map.city || copy.contact.location}
              isLarge
            />
          )}
          <Schedule schedule={settings.schedule} />
          <Networks social={settings.social} />
        </div>
        <div className="stack-8 sticky-head lg:col-span-6 lg:col-start-7">
          <Heading level={2} size="part" text={copy.contact.formTitle} />
          <LeadForm form="contact" content={form} />
        </div>
      </Container>
      {locations.length > 0 && (
        <Section title={copy.contact.locations} layout="aside">
          <LocationList
            locations={locations.map((one) => (one === map ? { ...one, mapEmbedUrl: '' } : one))}
          />
        </Section>
      )}
    </>
  )
}

import { components } from '@theme/components'
import type { ReactNode } from 'react'
import { telephoneLink } from '@/lib/content/contact'
import { copyHere } from '@/lib/content/copy-in'
import { mainPlace, type Place } from '@/lib/content/places'
import type { Settings } from '@/lib/kinds/settings'
import { PageHeader } from '../layout/page-header'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import { Networks } from './contact-links'
import { ContactWays } from './contact-ways'
import { EmbeddedMap } from './embedded-map'
import { LocationList } from './locations'
import { Schedule } from './schedule'

interface ContactPartsProps {
  settings: Pick<Settings, 'phone' | 'email' | 'whatsapp' | 'appUrl' | 'schedule' | 'social'>
  locations: Place[]
  /** The contact form. */
  children: ReactNode
}

/** All ways to reach the business. The order of the parts is the same in every layout. */
export function ContactParts({ settings, locations, children }: ContactPartsProps) {
  const copy = copyHere()
  const canCallOrVisit = locations.length > 0 && telephoneLink(settings) !== ''
  const mainLocation = mainPlace(locations) ?? locations[0]
  // The only map beside the contacts. It loads after a click.
  const locationOnMap = mainLocation?.mapEmbedUrl
    ? mainLocation
    : locations.find(({ mapEmbedUrl }) => mapEmbedUrl)
  const networks = <Networks social={settings.social} />
  const hasHours = settings.schedule.length > 0
  return (
    <>
      <components.Contacts
        head={
          <PageHeader
            title={copy.pages.contact}
            intro={canCallOrVisit ? copy.contact.intro : copy.contact.introWithoutVisit}
            crumbs={[]}
            below={
              // On a phone, the form comes far below the contacts, so a link leads to it.
              <p className="print:hidden lg:hidden">
                <TextLink href={`#${FORM_ID}`}>{copy.contact.formTitle}</TextLink>
              </p>
            }
          />
        }
        ways={
          <>
            <ContactWays settings={settings} places={locations} />
            {!hasHours && networks}
          </>
        }
        map={
          locationOnMap && (
            <EmbeddedMap
              src={locationOnMap.mapEmbedUrl}
              place={locationOnMap.name || locationOnMap.city || copy.contact.location}
              isLarge
            />
          )
        }
        times={
          hasHours && (
            <>
              <Schedule schedule={settings.schedule} level={2} />
              {networks}
            </>
          )
        }
        form={children}
        formId={FORM_ID}
      />
      {locations.length > 0 && (
        <Section title={copy.contact.locations} tone="apart">
          <LocationList
            locations={locations.map((location) =>
              location === locationOnMap ? { ...location, mapEmbedUrl: '' } : location,
            )}
          />
        </Section>
      )}
    </>
  )
}

/** The `id` of the form's element. app/globals.css hides the form in print by it, and lib/content/actions.ts links to it. */
const FORM_ID = 'mensagem'

import { given } from '@site-starter/engine/fields'
import { heroPicture } from '@site-starter/engine/pictures'
import {
  coordinatesOf,
  logo,
  postalAddress,
  readSchedule,
  siteAddress,
  tradeData,
} from '@site-starter/engine/structured-data'
import { webAddressIn } from '@site-starter/engine/text'
import { emailAddresses, telephoneLink } from '@/lib/content/contact'
import { forLanguage } from '@/lib/content/copy-in'
import { hoursOf, type Place } from '@/lib/content/places'
import type { Site } from '@/lib/content/site'
import { firstPageIn } from '@/lib/content/translations'
import type { Settings } from '@/lib/kinds/settings'
import { routes } from '@/lib/routes/routes'
import { siteConfig } from '@/site/config'
import { language } from '@/site/copy'

const organizationId = '/#negocio'

export function businessReference({ name }: Pick<Site, 'name'>) {
  return { '@type': 'Organization', '@id': siteAddress(organizationId), name }
}

/** Structured data of the business, and of each shown location with an address. A business with only one place is that place. A business without a name has none. @param lang the language of the page, which selects `businessDataIn` and `taglineIn` */
export function businessData(site: Site, shown: Place[], lang = language): object[] {
  const { settings } = site
  if (!settings.name) return []
  const image = heroPicture(site)?.src
  const contact = {
    name: settings.name,
    url: siteAddress(firstPageIn(lang) ?? routes.home),
    ...given('image', image && siteAddress(image)),
    ...telephone(settings),
    ...given('email', emailAddresses(settings)[0]),
  }
  const ofConfig = siteConfig.networks.map(({ href }) => href)
  const profiles = [...Object.values(settings.social).filter(Boolean), ...ofConfig]
  const business = {
    ...businessReference(site),
    ...contact,
    ...logo(),
    ...given('description', lang === language && settings.description),
    ...given('slogan', forLanguage(lang, siteConfig.taglineIn ?? {})),
    ...given('sameAs', profiles.length > 0 && profiles),
    ...given('legalName', siteConfig.company?.legalName),
    ...given('taxID', siteConfig.company?.taxNumber?.replace(/\D/g, '')),
  }
  const places = shown.flatMap((place) => localBusiness(place, site, contact, lang) ?? [])
  const [only] = places
  if (!only || site.locations.length > 1) return [business, ...places]
  // The business is its only place.
  const { parentOrganization: _, ...place } = only
  return [{ ...business, ...place, '@id': siteAddress(organizationId), name: settings.name }]
}

/** A place as structured data of a local business; undefined without an address. */
function localBusiness(place: Place, site: Site, contact: object, lang: string) {
  const { name = site.settings.name, phone = '', bookingUrl, picture, fields = [] } = place
  const address = postalAddress({ ...place, name })
  if (!address) return undefined
  const coordinates = coordinatesOf(place)
  const { openingHours } = readSchedule(hoursOf(place, site))
  return {
    '@type': place.businessType ?? siteConfig.businessType ?? 'LocalBusiness',
    '@id': siteAddress(`${organizationId}-${place.slug}`),
    ...contact,
    name,
    ...given('image', picture && siteAddress(encodeURI(picture.src))),
    ...telephone({ phone }),
    parentOrganization: { '@id': siteAddress(organizationId) },
    address,
    ...given('geo', coordinates && { '@type': 'GeoCoordinates', ...coordinates }),
    ...given('hasMap', webAddressIn(place.mapsSearchUrl)),
    ...given('openingHoursSpecification', openingHours.length > 0 && openingHours),
    ...given('potentialAction', bookingUrl && { '@type': 'ReserveAction', target: siteAddress(bookingUrl) }),
    ...given('additionalProperty', fields.length > 0 && fields.map(propertyOf)),
    ...tradeData({
      ...siteConfig.businessData,
      ...place.businessData,
      ...forLanguage(lang, siteConfig.businessDataIn ?? {}),
    }),
  }
}

function propertyOf({ label, value }: { label: string; value: string }) {
  return { '@type': 'PropertyValue', name: label, value }
}

/** The telephone number, with the country code +351 if it is certainly Portuguese. */
function telephone(settings: Pick<Settings, 'phone'>) {
  const number = telephoneLink(settings)
  return given('telephone', number.replace(/^tel:(?=[239]\d{8}$)/, '+351').replace('tel:', ''))
}

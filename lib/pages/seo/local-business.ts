import { telephoneLink } from '@/lib/content/contact'
import { hoursOf, type Place } from '@/lib/content/places'
import type { Site } from '@/lib/content/site'
import { webAddressIn } from '@/lib/format/web-address'
import { given } from '@/lib/resources/fields/given'
import type { Settings } from '@/lib/resources/settings'
import { siteConfig } from '@/site.config'
import { coordinatesOf } from './coordinates'
import { siteAddress, tradeData } from './json-ld'
import { readSchedule } from './opening-hours'
import { postalAddress } from './postal-address'

/** A place as a local business; undefined for a place without an address. */
export function localBusiness(place: Place, site: Site) {
  const { name = site.settings.name, phone = '', bookingUrl, picture, fields = [] } = place
  const address = postalAddress({ ...place, name })
  if (!address) return undefined
  const coordinates = coordinatesOf(place)
  const { openingHours } = readSchedule(hoursOf(place, site))
  const own = {
    name,
    ...given('image', picture && siteAddress(encodeURI(picture.src))),
    ...telephone({ phone }),
  }
  const told = {
    address,
    ...given('geo', coordinates && { '@type': 'GeoCoordinates', ...coordinates }),
    ...given('hasMap', webAddressIn(place.mapsSearchUrl)),
    ...given('openingHoursSpecification', openingHours.length > 0 && openingHours),
    ...given('potentialAction', bookingUrl && { '@type': 'ReserveAction', target: siteAddress(bookingUrl) }),
    ...given('additionalProperty', fields.length > 0 && fields.map(propertyOf)),
    ...tradeData({ ...siteConfig.businessData, ...place.businessData }),
  }
  return { own, told }
}

function propertyOf({ label, value }: { label: string; value: string }) {
  return { '@type': 'PropertyValue', name: label, value }
}

/** With the country where that is certain. */
export function telephone(settings: Pick<Settings, 'phone'>) {
  const number = telephoneLink(settings)
  return given('telephone', number.replace(/^tel:(?=[239]\d{8}$)/, '+351').replace('tel:', ''))
}

import { emailAddresses, telephoneLink } from '@/lib/content/contact'
import type { Site } from '@/lib/content/site'
import { webAddressIn } from '@/lib/format/web-address'
import { heroPicture } from '@/lib/pictures/picture-fit'
import { given } from '@/lib/resources/fields/given'
import type { Location } from '@/lib/resources/locations'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { coordinatesOf } from './coordinates'
import { logo, siteAddress } from './json-ld'
import { readSchedule } from './opening-hours'
import { postalAddress } from './postal-address'

const organizationId = '/#negocio'

/** The business as other data refer to it. */
export function businessReference({ name }: Pick<Site, 'name'>) {
  return { '@type': 'Organization', '@id': siteAddress(organizationId), name }
}

/** The business, and a local business for each of the shown locations that has an address. Nothing for a business without a name. */
export function businessData(site: Site, shown: Location[]): object[] {
  const { settings, locations } = site
  if (!settings.name) return []
  const image = heroPicture(site)?.src
  const contact = {
    name: settings.name,
    url: siteAddress(routes.home),
    ...given('image', image && siteAddress(image)),
    ...given(
      'telephone',
      telephoneLink(settings)
        .replace(/^tel:(?=[239]\d{8}$)/, '+351')
        .replace('tel:', ''),
    ),
    ...given('email', emailAddresses(settings)[0]),
  }
  const profiles = Object.values(settings.social).filter(Boolean)
  const business = {
    ...businessReference(site),
    ...contact,
    ...logo(),
    ...given('description', settings.description),
    ...given('sameAs', profiles.length > 0 && profiles),
  }
  const main = locations.length === 1 ? locations[0] : locations.find(({ primary }) => primary)
  return [
    business,
    ...shown.flatMap((location) => {
      const address = postalAddress(location)
      const coordinates = coordinatesOf(location)
      // The platform has one schedule: other locations may have other hours.
      const { openingHours } = readSchedule(location === main ? settings.schedule : [])
      return address
        ? {
            '@type': siteConfig.businessType ?? 'LocalBusiness',
            '@id': siteAddress(`${organizationId}-${location.slug}`),
            ...contact,
            parentOrganization: { '@id': siteAddress(organizationId) },
            address,
            ...given('geo', coordinates && { '@type': 'GeoCoordinates', ...coordinates }),
            ...given('hasMap', webAddressIn(location.mapsSearchUrl)),
            ...given('openingHoursSpecification', openingHours.length > 0 && openingHours),
          }
        : []
    }),
  ]
}

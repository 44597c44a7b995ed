import { emailAddresses } from '@/lib/content/contact'
import type { Place } from '@/lib/content/places'
import type { Site } from '@/lib/content/site'
import { heroPicture } from '@/lib/pictures/picture-fit'
import { given } from '@/lib/resources/fields/given'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { logo, siteAddress } from './json-ld'
import { localBusiness, telephone } from './local-business'

const organizationId = '/#negocio'

/** The business as other data refer to it. */
export function businessReference({ name }: Pick<Site, 'name'>) {
  return { '@type': 'Organization', '@id': siteAddress(organizationId), name }
}

/** The business, and a local business for each of the shown locations that has an address. Nothing for a business without a name. */
export function businessData(site: Site, shown: Place[]): object[] {
  const { settings } = site
  if (!settings.name) return []
  const image = heroPicture(site)?.src
  const contact = {
    name: settings.name,
    url: siteAddress(routes.home),
    ...given('image', image && siteAddress(image)),
    ...telephone(settings),
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
  return [
    business,
    ...shown.flatMap((place) => {
      const local = localBusiness(place, site)
      if (!local) return []
      return {
        '@type': siteConfig.businessType ?? 'LocalBusiness',
        '@id': siteAddress(`${organizationId}-${place.slug}`),
        ...contact,
        ...local.own,
        parentOrganization: { '@id': siteAddress(organizationId) },
        ...local.told,
      }
    }),
  ]
}

import type { Site } from '@/lib/content/site'
import { serviceCard } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { serviceData } from '@/lib/seo/structured-data'
import { bySlug, following, slugsOf } from '../../content/find'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'

const RELATED = 3

export const servicePage = {
  name: 'service',
  params: ({ services }) => slugsOf(services),
  content: (site: Site, slug: string) => {
    const service = bySlug(site.services, slug)
    if (!service) return undefined
    const { title, short, description } = service
    return {
      head: headOf(site, { title, description: short || description, path: routes.service(slug) }),
      data: serviceData(service, site),
      service,
      related: following(site.services, slug, RELATED).map(serviceCard),
      settings: frameSettings(site),
    }
  },
} satisfies Page

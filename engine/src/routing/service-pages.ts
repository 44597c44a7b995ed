import { folders, hasQuotes, isRouteOf, routes } from '../port/routes'
import { quotedSlug } from './quoted-slug'

/** Pages with a version per service, selected by the `servico` parameter: the thank-you page, and the quote form unless the site has none. */
export const servicePages = (['quote', 'thanks'] as const)
  .filter((page) => page !== 'quote' || hasQuotes())
  .map((page) => ({ address: routes[page], folder: folders[page], isForm: page === 'quote' }))

/** The path of the service's page that a target selects; undefined for any other target. */
export function servicePagePath(target: string): string | undefined {
  const [path = ''] = target.split('?')
  const isServicePage = servicePages.some(({ address }) => address === path)
  const slug = isServicePage ? quotedSlug(target) : undefined
  return slug === undefined ? undefined : `${path}/${encodeURIComponent(slug)}`
}

/** The address of the page without a service, for the path of one with a service that may not exist. */
export function pageWithoutService(path: string): string | undefined {
  return servicePages.find(({ folder }) => isRouteOf(`/${folder}/[service]`, path))?.address
}

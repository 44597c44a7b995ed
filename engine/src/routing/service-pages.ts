import { folders, hasQuotes, isRouteOf, routes } from '../port/routes'
import { quotedSlug } from './quoted-slug'

/** The pages of which there is one for each service, which `servico` in their address chooses. A site without quotes has no form, and no thanks for requests. */
export const servicePages = (['quote', 'thanks'] as const)
  .filter((page) => page !== 'quote' || hasQuotes())
  .map((page) => ({ address: routes[page], folder: folders[page], isForm: page === 'quote' }))

/** The path of the page that a target chooses by a service; undefined for any other target. */
export function servicePagePath(target: string): string | undefined {
  const [path = ''] = target.split('?')
  const isOne = servicePages.some(({ address }) => address === path)
  const slug = isOne ? quotedSlug(target) : undefined
  return slug === undefined ? undefined : `${path}/${encodeURIComponent(slug)}`
}

/** The page of no service, for the path of one that may not exist. */
export function pageWithoutService(path: string): string | undefined {
  return servicePages.find(({ folder }) => isRouteOf(`/${folder}/[service]`, path))?.address
}

import type { IncomingMessage } from 'node:http'
import { otherPages, otherRoutes } from '../environment/build-facts'
import type { Conditions } from '../next/conditions'
import { addressOf, isInCapitals, isRouteOf, routes, templateMatcher } from '../port/routes'
import { isSameOrigin } from '../routing/hosts'
import { redirectPatterns } from '../routing/redirect-list'
import { isRedirected, redirectQueries } from '../routing/redirects'
import {
  hasLineBreak,
  isHiddenFile,
  isHostilePath,
  isNameOfRoute,
  linkedTarget,
} from '../routing/request-target'
import { servicePages } from '../routing/service-pages'

/** Whether a path is that of a route of the template, as the template's rules act on these alone. */
export const isOfTemplate = templateMatcher(otherRoutes())

const agencyRoutes = otherRoutes()

/** Whether a target is of no route, but maybe that of a page in Markdown. It may be an address that the template had before. */
export function isOfNobody(target: string): boolean {
  const [path = ''] = target.split('?')
  return !isOfTemplate(path) && !agencyRoutes.some((route) => isRouteOf(route, path))
}

/** Of the template, though none of `templateRoutes`. */
const API = /^\/api\/(?:\[\.\.\.path\]$|captcha$|health$|moved\/|revalidate$)/
const routesOfAgency = agencyRoutes.filter((route) => !API.test(route))

/** Whether a path is that of a route of the agency's, which gets requests as Next.js hands them over. */
export function isOfAgency(path: string): boolean {
  return !isOfTemplate(path) && routesOfAgency.some((route) => isRouteOf(route, path))
}

const ownPages = otherPages()

/** Whether a path is that of a page of the agency's, at which Next.js looks for an action in each post. */
export function isOwnPage(path: string): boolean {
  const found = routesOfAgency.filter((route) => isRouteOf(route, path))
  return isOfAgency(path) && found.every((route) => ownPages.includes(route))
}

export const NO_PAGE = '/_not-found'

type Admission =
  | { status: number; allow?: string; url?: undefined }
  | { status?: undefined; allow?: undefined; url: string }

/**
 * Next.js has resolved `%2e%2e` and failed on `*` before proxy.ts. Odd methods, posts from elsewhere and idle queries matter at own routes alone.
 * @param rules of the agency's, which may look at the query of a target, that then is not idle, or lead it elsewhere
 */
export function admission(
  { method = '', headers }: IncomingMessage,
  target: string,
  rules: Pick<Conditions, 'mayReadQuery' | 'mayLead'> = { mayReadQuery: () => false, mayLead: () => false },
): Admission {
  const [path = ''] = target.split('?')
  const isOfSite = isOfTemplate(path)
  if (isHostilePath(path, isOfSite)) return { status: 400 }
  const methods = methodsAt(path, isOfSite)
  if (method === 'TRACE' || methods?.includes(method) === false)
    return { status: 405, allow: (methods ?? VIEWS).join(', ') }
  if (isOfSite && method === 'POST' && !isSameOrigin(headers)) return { status: 403 }
  // For Next.js alone. Nothing has this address.
  if (target.startsWith('/_global-error')) return { url: '/api/nowhere' }
  const isOfRedirect = isRedirected(path, redirectPatterns)
  if (isHiddenFile(path) && isOfNobody(target)) return { url: NO_PAGE }
  if (hasLineBreak(path) && isOfNobody(target) && !rules.mayLead(target)) return { url: NO_PAGE }
  if (isNameOfRoute(path) || (isInCapitals(path) && !isOfRedirect)) return { url: NO_PAGE }
  const wanted = headers.rsc === undefined ? pageQueries : rscQueries
  const isKept = !isOfSite || isOfRedirect || addressOf(path) !== path || rules.mayReadQuery(target)
  return { url: isKept ? target : linkedTarget(target, wanted) }
}

export const VIEWS = ['GET', 'HEAD']

/** A route of the template that draws a picture. */
const PICTURE = /^\/(?:apple-icon|icon|og)(?:\/|$)/

/** The methods to which Next.js does not answer 500: pages take posts, files and `/_next` do not. Undefined where others decide. */
function methodsAt(path: string, isOfTemplate: boolean): string[] | undefined {
  if (/^\/(?:_next|__nextjs)/.test(path)) return VIEWS
  if (!isOfTemplate) return undefined
  const isFile = PICTURE.test(path) || path.slice(path.lastIndexOf('/')).includes('.')
  return isFile ? VIEWS : [...VIEWS, 'POST']
}

const refused: Record<number, string> = {
  400: 'An address that Next.js does not answer well was refused',
  403: 'A post from another origin was refused at an address of the template',
  405: 'A method other than GET, HEAD and POST was refused',
}

const told = new Set<number>()

/** Tells an agency of a refusal, once per process and status: anybody can cause one. */
export function tellRefusal(status: number): void {
  if (told.has(status)) return
  told.add(status)
  console.warn(
    `[site] ${refused[status]} (${status}): docs/extending.md, "What differs from a bare Next.js app"`,
  )
}

/** The queries that select a page. Next.js' own requests for a part of a page also carry `_rsc`. */
const pageQueries = new Set([
  ...servicePages.map(({ address }) => `${address}?servico=`),
  ...['q', 'em', 'pagina'].map((key) => `${routes.search}?${key}=`),
  ...redirectQueries(redirectPatterns),
])
const rscQueries = new Set([...pageQueries, '_rsc='])

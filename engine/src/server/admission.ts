import type { IncomingMessage } from 'node:http'
import { otherPages, otherRoutes } from '../environment/build-facts'
import type { Conditions } from '../next/conditions'
import { addressOf, differsInCaseAlone, isRouteOf, routes, templateMatcher } from '../port/routes'
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

/** Whether a path belongs to a route of the template, the only ones to which the template's rules apply. */
export const isOfTemplate = templateMatcher(otherRoutes())

const agencyRoutes = otherRoutes()

/** Whether a target belongs to no route, except perhaps that of Markdown pages. It may be an earlier address of the template. */
export function hasNoRoute(target: string): boolean {
  const [path = ''] = target.split('?')
  return !isOfTemplate(path) && !agencyRoutes.some((route) => isRouteOf(route, path))
}

/** Matches API routes of the template that are not in `templateRoutes`. */
const TEMPLATE_API = /^\/api\/(?:\[\.\.\.path\]$|captcha$|health$|moved\/|revalidate$)/
const routesOfAgency = agencyRoutes.filter((route) => !TEMPLATE_API.test(route))

/** Whether a path belongs to one of the agency's routes, which get requests without the template's rules. */
export function isOfAgency(path: string): boolean {
  return !isOfTemplate(path) && routesOfAgency.some((route) => isRouteOf(route, path))
}

const ownPages = otherPages()

/** Whether a path belongs to one of the agency's pages, at which Next.js looks for an action in each post. */
export function isOwnPage(path: string): boolean {
  const matching = routesOfAgency.filter((route) => isRouteOf(route, path))
  return isOfAgency(path) && matching.every((route) => ownPages.includes(route))
}

export const NO_PAGE = '/_not-found'

type Admission =
  | { status: number; allow?: string; url?: undefined }
  | { status?: undefined; allow?: undefined; url: string }

/**
 * Decides about a request before Next.js, which resolves `%2e%2e` and fails on `*` ahead of proxy.ts. Other methods,
 * posts from another origin and unused queries are handled at template routes only.
 * @param rules the agency's, which may read the query of a target, so that it is kept, or lead it elsewhere
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
    return { status: 405, allow: (methods ?? GET_AND_HEAD).join(', ') }
  if (isOfSite && method === 'POST' && !isSameOrigin(headers)) return { status: 403 }
  // `/_global-error` is internal to Next.js, and is replaced by an address that does not exist.
  if (target.startsWith('/_global-error')) return { url: '/api/nowhere' }
  const isOfRedirect = isRedirected(path, redirectPatterns)
  if (isHiddenFile(path) && hasNoRoute(target)) return { url: NO_PAGE }
  if (hasLineBreak(path) && hasNoRoute(target) && !rules.mayLead(target)) return { url: NO_PAGE }
  if (isNameOfRoute(path) || (differsInCaseAlone(path) && !isOfRedirect)) return { url: NO_PAGE }
  const usedQueries = headers.rsc === undefined ? pageQueries : rscQueries
  const keepsQuery = !isOfSite || isOfRedirect || addressOf(path) !== path || rules.mayReadQuery(target)
  return { url: keepsQuery ? target : linkedTarget(target, usedQueries) }
}

export const GET_AND_HEAD = ['GET', 'HEAD']

/** Matches routes of the template that generate a picture. */
const GENERATED_PICTURE = /^\/(?:apple-icon|icon|og)(?:\/|$)/

/** The methods to which Next.js does not respond with 500: pages take posts, files and `/_next` do not. Undefined at routes of the agency. */
function methodsAt(path: string, isOfTemplate: boolean): string[] | undefined {
  if (/^\/(?:_next|__nextjs)/.test(path)) return GET_AND_HEAD
  if (!isOfTemplate) return undefined
  const isFile = GENERATED_PICTURE.test(path) || path.slice(path.lastIndexOf('/')).includes('.')
  return isFile ? GET_AND_HEAD : [...GET_AND_HEAD, 'POST']
}

const refused: Record<number, string> = {
  400: 'An address that Next.js cannot handle was refused',
  403: 'A post from another origin was refused at an address of the template',
  405: 'A method other than GET, HEAD and POST was refused',
}

const loggedStatuses = new Set<number>()

/** Logs a refusal for the agency, once per process and status, since anybody can cause one. */
export function logRefusalOnce(status: number): void {
  if (loggedStatuses.has(status)) return
  loggedStatuses.add(status)
  console.warn(
    `[site] ${refused[status]} (${status}): docs/extending.md, "What differs from a bare Next.js app"`,
  )
}

/** Query parameters that select a page. Next.js' own requests for part of a page also have `_rsc`. */
const pageQueries = new Set([
  ...servicePages.map(({ address }) => `${address}?servico=`),
  ...['q', 'em', 'pagina'].map((key) => `${routes.search}?${key}=`),
  ...redirectQueries(redirectPatterns),
])
const rscQueries = new Set([...pageQueries, '_rsc='])

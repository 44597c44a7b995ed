import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pagesBeyondViews } from '../environment/build-facts'
import type { BuiltRoutes } from '../next/built-routes'
import type { Conditions } from '../next/conditions'
import { isShownAt } from '../pages/existence'
import { publicFile } from '../pictures/public-files'
import { isRouteOf, pathInApp } from '../port/routes'
import { pageWithoutService, servicePagePath } from '../routing/service-pages'
import { decoded } from '../text/decoded'
import { hasNoRoute, isOfTemplate, NO_PAGE } from './admission'

/** A response that needs no render: the 404 page, a 404 without a page, or a redirect to the page without the service that the address names. */
export type KnownAnswer = 'no page' | 'no file' | { withoutService: string }

const beyondViews = pagesBeyondViews()

/** Matches internal addresses of Next.js, and addresses that it normalizes. */
const OF_NEXT = /^\/_|\/\/|\\/

/**
 * The response to a GET or HEAD request if it is known without a render; undefined if Next.js has to respond, as wherever the agency's code may.
 * @param target as requested
 * @param url as passed to Next.js
 */
export async function knownAnswer(
  { headers }: IncomingMessage,
  target: string,
  url: string,
  conditions: Conditions,
  built: BuiltRoutes,
): Promise<KnownAnswer | undefined> {
  const [path = ''] = url.split('?')
  if (url !== NO_PAGE && OF_NEXT.test(path)) return undefined
  if (built.seesDrafts(headers.cookie) || conditions.mayAnswer(target) || conditions.mayAnswer(url))
    return undefined
  if (url === NO_PAGE) return 'no page'
  if (!isOfTemplate(path)) return (await hasNothingAt(path, built)) ? 'no page' : undefined
  if (beyondViews.some((route) => isRouteOf(route, path))) return undefined
  const pagePath = servicePagePath(url) ?? path
  if ((await isShownAt(pagePath)) !== false) return undefined
  const withoutService = pageWithoutService(pagePath)
  if (withoutService !== undefined) return { withoutService }
  return GENERATED_FILE.test(pathInApp(path)) ? 'no file' : 'no page'
}

/** Matches paths in `app/` of files that the template generates for a page: its Open Graph image and its feed. */
const GENERATED_FILE = /^\/(?:og|feed\.xml)(?:\/|$)/

async function hasNothingAt(path: string, built: BuiltRoutes): Promise<boolean> {
  if (!hasNoRoute(path) || built.hasRoute(path) || built.mayDrawMore(path)) return false
  return !existsSync(publicFile(decoded(path))) && (await isShownAt(path)) === false
}

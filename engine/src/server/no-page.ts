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
import { isOfNobody, isOfTemplate, NO_PAGE } from './admission'

/** What stands for the answer of Next.js: the page of addresses that are none, the same without a page, or a page without the service that its address names. */
export type Known = 'no page' | 'no file' | { withoutService: string }

const beyondViews = pagesBeyondViews()

/** Of Next.js itself, and addresses that it writes anew. */
const OF_NEXT = /^\/_|\/\/|\\/

/**
 * What is known of a view without a render; undefined where Next.js has to answer, as wherever something of the agency's may.
 * @param target as it was requested
 * @param url as Next.js gets it
 */
export async function knownAnswer(
  { headers }: IncomingMessage,
  target: string,
  url: string,
  conditions: Conditions,
  built: BuiltRoutes,
): Promise<Known | undefined> {
  const [path = ''] = url.split('?')
  if (url !== NO_PAGE && OF_NEXT.test(path)) return undefined
  if (built.seesDrafts(headers.cookie) || conditions.mayAnswer(target) || conditions.mayAnswer(url))
    return undefined
  if (url === NO_PAGE) return 'no page'
  if (!isOfTemplate(path)) return (await isOfNothing(path, built)) ? 'no page' : undefined
  if (beyondViews.some((route) => isRouteOf(route, path))) return undefined
  const shown = servicePagePath(url) ?? path
  if ((await isShownAt(shown)) !== false) return undefined
  const withoutService = pageWithoutService(shown)
  if (withoutService !== undefined) return { withoutService }
  return FILE.test(pathInApp(path)) ? 'no file' : 'no page'
}

const FILE = /^\/(?:og|feed\.xml)(?:\/|$)/

async function isOfNothing(path: string, built: BuiltRoutes): Promise<boolean> {
  if (!isOfNobody(path) || built.hasRoute(path) || built.mayDrawMore(path)) return false
  return !existsSync(publicFile(decoded(path))) && (await isShownAt(path)) === false
}

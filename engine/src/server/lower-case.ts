import { existsSync, statSync } from 'node:fs'
import { otherRoutes } from '../environment/build-facts'
import { publicFile } from '../pictures/public-files'
import { type Site, siteOf } from '../port/content'
import { addressOf, isRouteOf, templateRoutes } from '../port/routes'
import { sitemapEntries } from '../port/views'
import { oncePerObject } from '../process/once-per-object'
import { redirectPatterns } from '../routing/redirect-list'
import { isRedirected } from '../routing/redirects'
import { storedContent } from '../snapshots/tenant'
import { decoded } from '../text/decoded'
import { hasNoRoute, isOfTemplate } from './admission'

const singlePages = templateRoutes.filter((route) => !route.includes('[')).map(addressOf)

/** All addresses of the site, including those of renamed records. */
const addressesOf = oncePerObject((site: Site) => {
  const listed = [...sitemapEntries(site), ...site.markdownPages].map(({ path }) => path)
  return new Set([...singlePages, ...listed, ...Object.keys(site.newPaths)])
})

/**
 * The address of the page that a target names with other upper and lower case; undefined without one. The slug of a record may have upper case.
 * Files of `public/`, an agency's pages and redirects are skipped.
 */
export async function inLowerCase(target: string): Promise<string | undefined> {
  const [path = ''] = target.split('?', 1)
  const segments = decoded(path).normalize().replace(/\/$/, '').split('/').slice(1)
  if (segments.includes('') || segments.every((name) => name === name.toLowerCase())) return undefined
  const content = await storedContent()
  const pages = content ? addressesOf(siteOf(content)) : new Set(singlePages)
  const [first = '', ...rest] = segments
  const candidates = [
    segments,
    [first.toLowerCase(), ...rest],
    segments.map((name) => name.toLowerCase()),
  ].map((parts) => `/${parts.map(encodeURIComponent).join('/')}`)
  const found = candidates.find((address) => pages.has(address))
  if (found === undefined || found === candidates[0] || isOutsideTemplate(path)) return undefined
  if (!isOfTemplate(found) && !hasNoRoute(found)) return undefined
  return found + target.slice(path.length)
}

const agencyRoutes = otherRoutes()

function isOutsideTemplate(path: string): boolean {
  const file = publicFile(decoded(path))
  return (
    isRedirected(path, redirectPatterns) ||
    agencyRoutes.some((route) => isRouteOf(route, path)) ||
    (existsSync(file) && statSync(file).isFile())
  )
}

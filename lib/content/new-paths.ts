import type { Move } from '@site-starter/engine/content'
import { currentEnvironment } from '@site-starter/engine/environment'
import { decoded } from '@site-starter/engine/text'
import { type PagedName, pagedNames } from '@/lib/kinds'
import { kindOf } from '@/lib/kinds/names'
import { addressOf } from '@/lib/routes/paths'
import { routes } from '@/lib/routes/routes'
import { bySlug } from './find'

/* The new paths of records whose slugs have changed. */

/** The new paths by the old ones. An old path is left out if its record is gone, or if another record now has the old slug. */
export function newPathsOf(
  lists: { [name in PagedName]?: { slug: string }[] },
  moves: readonly Pick<Move, 'resource' | 'from' | 'to'>[],
): Record<string, string> {
  const newPaths: Record<string, string> = {}
  for (const { resource, from, to } of moves) {
    const name = pagedNames.find((paged) => paged === kindOf(resource))
    const records = (name && lists[name]) ?? []
    if (!name || !bySlug(records, to) || bySlug(records, from)) continue
    const [before, now] = [routes.record(name, from), routes.record(name, to)]
    if (before && now) newPaths[before] = now
  }
  return newPaths
}

/** A link in HTML: the markup before its address, and the address. */
const links = /(<a\s[^<>]*?href=["'])([^"'<>]+)/gi
/** The path of a record, split before its slug. A query or an anchor may follow. */
const recordPath = /^(\/[^/?#]+\/)([^/?#]+)\/?(?=$|[?#])/

/** The record with the new paths in the links of its body to this site. */
export function withNewPaths<R extends object>(record: R, newPaths: Record<string, string>): R {
  if (Object.keys(newPaths).length === 0 || !('body' in record)) return record
  const body = String(record.body).replace(
    links,
    (_, before: string, address: string) => before + newAddress(address, newPaths),
  )
  return body === record.body ? record : { ...record, body }
}

/** The value of a setting for a page. The setting may name an earlier path of its record, or the path without the client's words. */
export function settingAt<V>(
  setting: { [path: string]: V },
  path: string,
  newPaths: Record<string, string>,
): V | undefined {
  const isHere = (written: string) => decoded(newAddress(addressOf(written), newPaths)) === decoded(path)
  return Object.entries(setting).find(([written]) => isHere(written))?.[1]
}

/** The current address of a record, from an old address or one without the client's words. Other addresses are returned unchanged. */
export function newAddress(address: string, newPaths: Record<string, string>): string {
  if (Object.keys(newPaths).length === 0) return address
  const { siteUrl } = currentEnvironment()
  const origin = address.startsWith(`${siteUrl}/`) ? siteUrl : ''
  const written = address.slice(origin.length)
  const [oldPath = '', list = '', slug = ''] = recordPath.exec(written) ?? []
  const path = newPaths[addressOf(list) + encodeURIComponent(decoded(slug).normalize())]
  return path === undefined ? address : origin + path + written.slice(oldPath.length)
}

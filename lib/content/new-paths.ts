import { currentEnvironment } from '@/lib/environment/current-environment'
import type { Post } from '@/lib/platform'
import type { Move } from '@/lib/snapshots'
import { decoded } from '../format/decoded'
import { addressOf } from '../routing/paths'
import { routes } from '../routing/routes'
import { bySlug } from './find'

/* Where the pages are of records that have changed their slugs. */

type List = 'services' | 'products' | 'projects' | 'posts'

const kinds: { [R in Move['resource']]?: { list: List; path: (slug: string) => string } } = {
  services: { list: 'services', path: routes.service },
  products: { list: 'products', path: routes.product },
  projects: { list: 'projects', path: routes.project },
  caseStudies: { list: 'projects', path: routes.project },
  posts: { list: 'posts', path: routes.post },
}

/** The new paths by the old ones. A path leads nowhere when its record is gone, or when a record has the old slug again. */
export function newPathsOf(
  lists: Record<List, { slug: string }[]>,
  moves: readonly Pick<Move, 'resource' | 'from' | 'to'>[],
): Record<string, string> {
  const newPaths: Record<string, string> = {}
  for (const { resource, from, to } of moves) {
    const kind = kinds[resource]
    if (kind && bySlug(lists[kind.list], to) && !bySlug(lists[kind.list], from))
      newPaths[kind.path(from)] = kind.path(to)
  }
  return newPaths
}

/** A link of an HTML text up to its address, and the address. */
const links = /(<a\s[^<>]*?href=["'])([^"'<>]+)/gi
/** The path of a record, divided before its slug. A query or an anchor may follow. */
const recordPath = /^(\/[^/?#]+\/)([^/?#]+)\/?(?=$|[?#])/

/** The post with the new paths in its links to this site. */
export function withNewPaths(post: Post, newPaths: Record<string, string>): Post {
  if (Object.keys(newPaths).length === 0) return post
  const body = post.body.replace(
    links,
    (_, before: string, address: string) => before + newAddress(address, newPaths),
  )
  return body === post.body ? post : { ...post, body }
}

/** The address of a record that has changed its slug, from an old one, also one without the client's words; any other address unchanged. */
export function newAddress(address: string, newPaths: Record<string, string>): string {
  if (Object.keys(newPaths).length === 0) return address
  const { siteUrl } = currentEnvironment()
  const origin = address.startsWith(`${siteUrl}/`) ? siteUrl : ''
  const written = address.slice(origin.length)
  const [oldPath = '', list = '', slug = ''] = recordPath.exec(written) ?? []
  const path = newPaths[addressOf(list) + encodeURIComponent(decoded(slug).normalize())]
  return path === undefined ? address : origin + path + written.slice(oldPath.length)
}

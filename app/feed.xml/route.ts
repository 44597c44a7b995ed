import { config } from '@/lib/platform'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { toXml } from '@/lib/xml'
import { copy, language } from '@/site.copy'

export const dynamic = 'force-static'

const NEWEST = 30

/** The newest posts as RSS 2.0; a tenant without posts has no feed. */
export async function GET(): Promise<Response> {
  const { posts, name, settings } = await getSite()
  if (posts.length === 0) return new Response(null, { status: 404 })
  const address = (path: string) => new URL(path, config().siteUrl).href
  const item = posts.slice(0, NEWEST).map((post) => ({
    title: post.title,
    link: address(routes.post(post.slug)),
    guid: address(routes.post(post.slug)),
    ...(post.excerpt && { description: post.excerpt }),
    ...(post.author && { 'dc:creator': post.author }),
    ...(post.publishedAt && { pubDate: new Date(`${post.publishedAt}T00:00:00Z`).toUTCString() }),
    category: post.tags,
  }))
  const channel = {
    title: `${name} · ${copy.pages.blog}`,
    link: address(routes.blog),
    description: settings.description || copy.blog.intro,
    language: language.toLowerCase(),
    'atom:link': { '@href': address(routes.feed), '@rel': 'self', '@type': 'application/rss+xml' },
    item,
  }
  const rss = {
    '@version': '2.0',
    '@xmlns:atom': 'http://www.w3.org/2005/Atom',
    '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    channel,
  }
  return new Response(toXml({ rss }), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

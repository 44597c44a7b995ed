import { currentEnvironment } from '@site-starter/engine/environment'
import { answerIfUnread, contentOf } from '@site-starter/engine/pages'
import { toXml } from '@site-starter/engine/structured-data'
import { routes } from '@/lib/routes/routes'
import { feed } from '@/lib/views/files'
import { copy, language } from '@/site/copy'

export const dynamic = 'force-static'

/** The RSS feed of the blog: 404 on a site without posts, 503 while it is unknown whether there are any. */
export async function GET(): Promise<Response> {
  const content = await contentOf(feed)
  if (!content) return (await answerIfUnread(['posts'])) ?? new Response(null, { status: 404 })
  const { name, description, posts } = content
  const address = (path: string) => new URL(path, currentEnvironment().siteUrl).href
  const item = posts.map((post) => ({
    title: post.title,
    link: address(post.path),
    guid: address(post.path),
    ...(post.excerpt && { description: post.excerpt }),
    ...(post.author && { 'dc:creator': post.author }),
    ...(post.publishedAt && { pubDate: new Date(`${post.publishedAt}T00:00:00Z`).toUTCString() }),
    category: post.tags,
  }))
  const channel = {
    title: `${name} · ${copy.pages.blog}`,
    link: address(routes.blog),
    description,
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

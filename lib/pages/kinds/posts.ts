import { withNewPaths } from '@/lib/content/new-paths'
import type { Site } from '@/lib/content/site'
import { subjectsOf } from '@/lib/content/subjects'
import type { Post } from '@/lib/platform'
import { routes } from '@/lib/routing/routes'
import { blogPosting } from '@/lib/seo/structured-data'
import { positionOf, slugsOf } from '../../content/find'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'

export type Neighbour = Pick<Post, 'slug' | 'title'>

export const postPage = {
  name: 'post',
  params: ({ posts }) => slugsOf(posts),
  content: (site: Site, slug: string) => {
    const position = positionOf(site.posts, slug)
    const post = site.posts[position]
    if (!post) return undefined
    const { title, excerpt, publishedAt, updatedOn, author } = post
    return {
      head: headOf(site, {
        title,
        description: excerpt,
        path: routes.post(slug),
        article: { publishedAt, updatedOn, author },
      }),
      data: blogPosting(post, site),
      post: withNewPaths(post, site.newPaths),
      subjects: subjectsOf(post),
      // Posts are sorted newest first.
      newer: neighbour(site.posts[position - 1]),
      older: neighbour(site.posts[position + 1]),
      settings: frameSettings(site),
    }
  },
} satisfies Page

function neighbour(post: Post | undefined): Neighbour | undefined {
  return post && { slug: post.slug, title: post.title }
}

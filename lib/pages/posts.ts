import type { Post } from '@/lib/platform'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { blogPosting } from '@/lib/structured-data'
import { subjectsOf } from '@/lib/subjects'
import { positionOf, slugsOf } from './find'
import { frameSettings } from './frame'
import { headOf } from './head'
import type { Page } from './page'

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
      post,
      subjects: subjectsOf(post),
      // They come newest first.
      newer: neighbour(site.posts[position - 1]),
      older: neighbour(site.posts[position + 1]),
      settings: frameSettings(site),
    }
  },
} satisfies Page

function neighbour(post: Post | undefined): Neighbour | undefined {
  return post && { slug: post.slug, title: post.title }
}

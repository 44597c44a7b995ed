import type { Post } from '@/lib/platform'
import { site } from '@/site.config'

/** Number of pages of the blog index. */
export function pageCount(posts: Post[]): number {
  return Math.ceil(posts.length / site.postsPerPage)
}

/** The posts of one page of the index, 1 being the newest; empty for a page that does not exist. */
export function postsOnPage(posts: Post[], page: number): Post[] {
  return posts.slice((page - 1) * site.postsPerPage, page * site.postsPerPage)
}

/** The posts before and after one in time; they come newest first. */
export function neighbours(posts: Post[], post: Post): { newer: Post | undefined; older: Post | undefined } {
  const index = posts.indexOf(post)
  return { newer: posts[index - 1], older: posts[index + 1] }
}

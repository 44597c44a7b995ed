import type { Post } from '@/lib/platform'

/** The posts before and after one in time; they come newest first. */
export function neighbours(posts: Post[], post: Post): { newer: Post | undefined; older: Post | undefined } {
  const index = posts.indexOf(post)
  return { newer: posts[index - 1], older: posts[index + 1] }
}

import type { PostCardContent } from '@/lib/cards'
import { PostCard } from '../cards/post-card'
import { Grid } from '../layout/grid'

/** The posts of one page of a list. */
export function PostGrid({ posts }: { posts: PostCardContent[] }) {
  return (
    <Grid most="three">
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} level={2} />
      ))}
    </Grid>
  )
}

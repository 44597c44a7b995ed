import type { PostCardContent } from '@/lib/lists/cards'
import { showPictures } from '@/lib/pictures/picture-fit'
import { PostCard } from '../cards/post-card'
import { Grid } from '../layout/grid'

/** The posts of one page of a list. */
export function PostGrid({ posts }: { posts: PostCardContent[] }) {
  const pictured = showPictures(posts.map(({ coverImage }) => coverImage))
  return (
    <Grid columns="three">
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} level={2} pictured={pictured} />
      ))}
    </Grid>
  )
}

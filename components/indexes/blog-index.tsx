import type { PostCardContent } from '@/lib/cards'
import type { ListContent } from '@/lib/pages/lists'
import { PostCard } from '../cards/post-card'
import { Container } from '../layout/container'
import { Grid } from '../layout/grid'
import { IndexFrame } from './index-frame'

interface BlogIndexProps {
  list: ListContent<PostCardContent>
}

export function BlogIndex({ list }: BlogIndexProps) {
  return (
    <IndexFrame list={list}>
      <Container>
        <div className="pb-16 sm:pb-24">
          <Grid most="three">
            {list.records.map((post) => (
              <PostCard key={post.slug} post={post} level={2} />
            ))}
          </Grid>
        </div>
      </Container>
    </IndexFrame>
  )
}

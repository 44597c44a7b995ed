import { recordsOnPage } from '@/lib/indexes'
import { getSite } from '@/lib/site'
import { PostCard } from '../cards/post-card'
import { Container } from '../layout/container'
import { Grid } from '../layout/grid'
import { IndexFrame } from './index-frame'

export async function BlogIndex({ page }: { page: number }) {
  const site = await getSite()
  return (
    <IndexFrame site={site} name="blog" page={page}>
      <Container>
        <div className="pb-16 sm:pb-24">
          <Grid most="three">
            {recordsOnPage(site, 'blog', page).map((post) => (
              <PostCard key={post.slug} post={post} level={2} />
            ))}
          </Grid>
        </div>
      </Container>
    </IndexFrame>
  )
}

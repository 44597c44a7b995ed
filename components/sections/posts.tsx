import type { HomeSite } from '@/lib/pages/home'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { PostCard } from '../cards/post-card'
import { Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'

export function Posts({ site: { posts } }: { site: HomeSite }) {
  if (posts.length === 0) return null
  return (
    <Section
      title={copy.home.posts.title}
      intro={copy.home.posts.text}
      action={<TextLink href={routes.blog}>{copy.actions.allPosts}</TextLink>}
    >
      <Grid most="three">
        {posts.slice(0, 3).map((post) => (
          <PostCard key={post.slug} post={post} level={3} />
        ))}
      </Grid>
    </Section>
  )
}

import { showPictures } from '@/lib/pictures/picture-fit'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { PostCard } from '../cards/post-card'
import { Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import type { SectionProps } from './props'

export function Posts({ site, tone, most = 3 }: SectionProps) {
  const posts = site.posts.slice(0, most)
  if (posts.length === 0) return null
  const pictured = showPictures(posts.map(({ coverImage }) => coverImage))
  return (
    <Section
      title={copy.home.posts.title}
      intro={copy.home.posts.text}
      tone={tone}
      action={<TextLink href={routes.blog}>{copy.actions.allPosts}</TextLink>}
    >
      <Grid columns="three">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} level={3} pictured={pictured} />
        ))}
      </Grid>
    </Section>
  )
}

import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { PostCards } from '../cards/post-cards'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import type { SectionProps } from './props'

export function Posts({ site, tone, most = 3 }: SectionProps) {
  const posts = site.posts.slice(0, most)
  if (posts.length === 0) return null
  return (
    <Section
      title={copy.home.posts.title}
      intro={copy.home.posts.text}
      tone={tone}
      action={<TextLink href={routes.blog}>{copy.actions.allPosts}</TextLink>}
    >
      <PostCards records={posts} level={3} />
    </Section>
  )
}

import { copyHere } from '@/lib/content/copy-in'
import { routes } from '@/lib/routes/routes'
import { PostCards } from '../cards/post-cards'
import { ListSection } from '../layout/section'
import type { SectionProps } from './props'

/** The latest posts; nothing if there is only one. */
export function Posts({ site, tone, most = 3 }: SectionProps) {
  const copy = copyHere()
  const posts = site.posts.slice(0, most)
  if (posts.length < 2) return null
  return (
    <ListSection
      {...copy.home.posts}
      tone={tone}
      href={routes.blog}
      all={copy.actions.allPosts}
      hasMore={site.posts.length > most}
    >
      <PostCards records={posts} level={3} isBrief />
    </ListSection>
  )
}

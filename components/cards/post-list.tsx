import { theme } from '@theme/theme'
import type { PostCard } from '@/lib/kinds/posts'
import { routes } from '@/lib/routes/routes'
import { phoneColumn } from '@/lib/theme/phone-column'
import { Heading } from '../layout/heading'
import { ShapedPicture } from '../media/shaped-picture'
import { Line } from '../text/text'
import { CardText } from './card-parts'
import { PostAbout, PostCards } from './post-cards'

const { list, lead, entry } = theme.posts

interface PostListProps {
  posts: PostCard[]
  /** Whether the first post is larger than the others. */
  hasLead?: boolean
}

/** A list of posts in the theme's layout. */
export function PostList({ posts, hasLead = false }: PostListProps) {
  const [first] = posts
  const others = hasLead ? posts.slice(1) : posts
  return (
    <div className={list}>
      {hasLead && first && (
        <article className={`group relative ${lead.post}`}>
          <PostAbout post={first} className={lead.about} />
          <div className={`stack-3 ${lead.words}`}>
            <Heading level={2} size="section" text={first.title} href={routes.post(first.slug)} />
            <Line text={first.excerpt} className="line-clamp-4 text-lead text-muted" />
          </div>
          <LeadPicture post={first} />
        </article>
      )}
      {others.length > 0 &&
        (entry ? (
          <ul>
            {others.map((post) => (
              <li key={post.slug} className={`group relative hover:border-accent ${entry.post}`}>
                <PostAbout post={post} className={entry.about} />
                <div className={`stack-2 ${entry.words}`}>
                  <Heading level={2} size="part" text={post.title} href={routes.post(post.slug)} />
                  <CardText text={post.excerpt} phone="short" />
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <PostCards records={others} level={2} />
        ))}
    </div>
  )
}

function LeadPicture({ post: { coverImage } }: { post: PostCard }) {
  if (!coverImage) return null
  return (
    <div className={`max-lg:order-first ${lead.picture}`}>
      <ShapedPicture
        picture={coverImage}
        shapes={[4 / 5, 2]}
        className="w-[min(100%,40rem*var(--shape))]"
        sizes={`(min-width: 64rem) 57rem, ${phoneColumn}`}
        priority
      />
    </div>
  )
}

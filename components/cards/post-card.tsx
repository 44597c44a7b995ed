import type { PostCardContent } from '@/lib/cards'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { CalendarDate } from '../content/calendar-date'
import { TextLink } from '../layout/text-link'
import { Card } from './card'

export function PostCard({ post, level }: { post: PostCardContent; level: 2 | 3 }) {
  return (
    <Card
      href={routes.post(post.slug)}
      title={post.title}
      level={level}
      picture={post.coverImage}
      ratio="wide"
      compact
      above={
        post.publishedAt && (
          <p className="text-small text-muted">
            <CalendarDate date={post.publishedAt} />
          </p>
        )
      }
    >
      {post.excerpt && <p className="line-clamp-3 text-muted max-sm:line-clamp-2">{post.excerpt}</p>}
      {post.subjects.length > 0 && (
        <ul aria-label={copy.blog.tags} className="mt-auto flex flex-wrap gap-x-4 text-small">
          {post.subjects.map(({ slug, title }) => (
            <li key={slug} className="relative z-10 min-w-0">
              <TextLink href={routes.subject(slug)} quiet>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

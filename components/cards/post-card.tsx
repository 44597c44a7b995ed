import type { PostCardContent } from '@/lib/cards'
import { routes } from '@/lib/routes'
import { CalendarDate } from '../content/calendar-date'
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
    </Card>
  )
}

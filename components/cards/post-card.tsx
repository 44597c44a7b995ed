import { runningText } from '@/lib/format/typography'
import type { PostCardContent } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'
import { CalendarDate } from '../text/calendar-date'
import { Card } from './card'

interface PostCardProps {
  post: PostCardContent
  level: 2 | 3
  pictured: boolean
}

export function PostCard({ post, level, pictured }: PostCardProps) {
  return (
    <Card
      href={routes.post(post.slug)}
      title={post.title}
      level={level}
      picture={post.coverImage}
      pictured={pictured}
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
      {post.excerpt && (
        <p className="line-clamp-3 text-muted max-sm:line-clamp-2">{runningText(post.excerpt)}</p>
      )}
      {post.subjects.length > 0 && (
        <ul aria-label={copy.blog.tags} className="mt-auto flex flex-wrap gap-x-4 text-small">
          {post.subjects.map(({ slug, title }) => (
            <li key={slug} className="relative z-10 min-w-0">
              <TextLink href={routes.subject(slug)} quiet>
                {runningText(title)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

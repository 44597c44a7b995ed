import { formatDate } from '@/lib/format/dates'
import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { PostCard } from '@/lib/resources/posts'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'
import { CardList, type CardsProps } from './card-list'

export function PostCards({ records, level }: Pick<CardsProps<PostCard>, 'records' | 'level'>) {
  const cards = records.map(({ slug, title, excerpt, coverImage, publishedAt, subjects }) => ({
    href: routes.post(slug),
    title,
    picture: coverImage,
    above: publishedAt && (
      <p className="text-small text-muted">
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      </p>
    ),
    below: (
      <>
        {excerpt && (
          <p dir={directionOf(excerpt)} className="line-clamp-3 text-muted max-sm:line-clamp-2">
            {runningText(excerpt)}
          </p>
        )}
        {subjects.length > 0 && (
          <ul aria-label={copy.blog.tags} className="mt-auto flex flex-wrap gap-x-4 text-small">
            {subjects.map((subject) => (
              <li key={subject.title} className="relative z-10">
                <TextLink href={routes.subject(subject.slug)} quiet>
                  {runningText(subject.title)}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  }))
  return <CardList cards={cards} level={level} ratio="wide" compact />
}

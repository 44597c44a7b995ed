import { formatDate } from '@site-starter/engine/text'
import { copyHere } from '@/lib/content/copy-in'
import { langOfWords, languageHere } from '@/lib/content/translations'
import type { PostCard } from '@/lib/kinds/posts'
import { routes } from '@/lib/routes/routes'
import { TextLink } from '../layout/text-link'
import { runningText } from '../text/words'
import { CardList, type CardsProps } from './card-list'
import { CardText } from './card-parts'

/** The card of a post, with subjects if the list shows them. */
type ShownPost = Omit<PostCard, 'subjects'> & Partial<Pick<PostCard, 'subjects'>>

interface PostCardsProps extends Pick<CardsProps<ShownPost>, 'records' | 'level'> {
  /** Picture, date and title alone. */
  isBrief?: boolean
}

export function PostCards({ records, level, isBrief = false }: PostCardsProps) {
  const cards = records.map((post) => ({
    href: routes.post(post.slug),
    title: post.title,
    picture: post.coverImage,
    above: <PostAbout post={isBrief ? { publishedAt: post.publishedAt } : post} />,
    below: !isBrief && <CardText text={post.excerpt} phone="short" />,
  }))
  return <CardList cards={cards} level={level} isPlated />
}

interface PostAboutProps {
  post: Pick<ShownPost, 'publishedAt' | 'subjects'>
  className?: string
}

/** The date of a post and, on a wide screen, its subjects. Each is omitted if the post has none. */
export function PostAbout({ post: { publishedAt, subjects = [] }, className = '' }: PostAboutProps) {
  return (
    <div className={`text-small text-muted empty:hidden ${className}`}>
      {publishedAt && (
        <p lang={langOfWords()} className="figures">
          <time dateTime={publishedAt}>{formatDate(publishedAt, languageHere())}</time>
        </p>
      )}
      {subjects.length > 0 && (
        <ul
          aria-label={copyHere().blog.tags}
          className="flex flex-wrap gap-x-3 font-semibold text-ink max-lg:hidden lg:[&_a]:py-1.5"
        >
          {subjects.map((subject) => (
            <li key={subject.title} className="relative z-10">
              <TextLink href={routes.subject(subject.slug)} quiet>
                {runningText(subject.title)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { formatDate } from '@/lib/engine/text'
import { langOfWords, languageHere } from '@/lib/site/content/translations'
import type { PostCard } from '@/lib/site/kinds/posts'
import { routes } from '@/lib/site/routes/routes'
import { CardList, type CardsProps } from './card-list'
import { CardText } from './card-parts'

export function PostCards({
  records,
  level,
}: Pick<CardsProps<Omit<PostCard, 'subjects'>>, 'records' | 'level'>) {
  const cards = records.map(({ slug, title, excerpt, coverImage, publishedAt }) => ({
    ...{ href: routes.post(slug), title, picture: coverImage },
    above: <PostDate date={publishedAt} />,
    below: <CardText text={excerpt} isShort />,
  }))
  return <CardList cards={cards} level={level} />
}

/** Nothing for a post without a date. */
export function PostDate({ date }: { date: string }) {
  if (!date) return null
  return (
    <p lang={langOfWords()} className="text-small text-muted figures">
      <time dateTime={date}>{formatDate(date, languageHere())}</time>
    </p>
  )
}

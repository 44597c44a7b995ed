import { copyHere } from '@/lib/site/content/copy-in'
import type { PostCard } from '@/lib/site/kinds/posts'
import { routes } from '@/lib/site/routes/routes'
import { phoneColumn } from '@/lib/site/theme/phone-column'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { ShapedPicture } from '../media/framed-picture'
import { Line } from '../text/text'
import { runningText } from '../text/words'
import { CardText } from './card-parts'
import { CardPicture, ROW_WIDTH } from './card-picture'
import { PostDate } from './post-cards'

interface PostListProps {
  posts: PostCard[]
  /** The first post stands large above the others. */
  hasLead?: boolean
}

/** The posts of a list, one row each: date, title and beginning, picture. */
export function PostList({ posts, hasLead = false }: PostListProps) {
  const [first] = posts
  const lead = hasLead ? first : undefined
  const rows = lead ? posts.slice(1) : posts
  return (
    <div className="stack-8 sm:stack-12">
      {lead && <Lead post={lead} />}
      {rows.length > 0 && (
        <ul>
          {rows.map((post) => (
            <Row key={post.slug} post={post} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Lead({ post: { slug, title, excerpt, coverImage, publishedAt } }: { post: PostCard }) {
  return (
    <article className="group relative grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-center">
      {coverImage && (
        <div className="lg:col-span-7">
          <ShapedPicture
            picture={coverImage}
            shapes={[4 / 5, 2]}
            className="w-[min(100%,40rem*var(--frame))]"
            sizes={`(min-width: 64rem) 44rem, ${phoneColumn}`}
            priority
          />
        </div>
      )}
      <div className={`stack-3 ${coverImage ? 'lg:col-span-5' : 'lg:col-span-9'}`}>
        <PostDate date={publishedAt} />
        <Heading level={2} size="section" text={title} href={routes.post(slug)} />
        <Line text={excerpt} className="line-clamp-4 text-lead text-muted" />
      </div>
    </article>
  )
}

function Row({ post: { slug, title, excerpt, coverImage, publishedAt, subjects } }: { post: PostCard }) {
  const copy = copyHere()
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-4 hover:border-accent sm:py-6 lg:grid-cols-12 lg:gap-x-8">
      <div className="stack-2 max-lg:contents lg:col-span-2">
        <div className="max-lg:col-start-1">
          <PostDate date={publishedAt} />
        </div>
        {subjects.length > 0 && (
          <ul
            aria-label={copy.blog.tags}
            className="flex flex-wrap gap-x-3 text-small text-muted max-lg:hidden lg:[&_a]:py-1.5"
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
      <div className="stack-2 max-lg:col-start-1 lg:col-span-7">
        <Heading level={2} size="card" text={title} href={routes.post(slug)} isBesidePicture />
        <CardText text={excerpt} isShort />
      </div>
      {coverImage && (
        <CardPicture
          picture={coverImage}
          frame={3 / 2}
          sizes={`(min-width: 64rem) 18rem, (min-width: 40rem) 11rem, ${ROW_WIDTH}`}
          className="w-22 self-start rounded-control max-lg:col-start-2 max-lg:row-start-1 max-lg:row-span-2 max-sm:aspect-square! sm:w-44 lg:col-span-3 lg:w-full"
        />
      )}
    </li>
  )
}

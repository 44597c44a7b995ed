import { layoutOf } from '@/lib/config/theme/layout-of'
import { contentsOf, postBody } from '@/lib/content/texts/post-body'
import { formatDate } from '@/lib/format/dates'
import { directionOf } from '@/lib/format/direction'
import { readingMinutes } from '@/lib/format/reading-time'
import { runningText } from '@/lib/format/typography'
import { phoneColumn } from '@/lib/pictures/phone-column'
import type { Subject } from '@/lib/resources/kind'
import type { Post } from '@/lib/resources/posts'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading, sizeFor } from '../layout/heading'
import { Trail } from '../layout/trail'
import { ShapedPicture } from '../media/framed-picture'
import { Contents } from '../page-parts/contents'
import { LinkedText } from '../text/text'
import { SubjectLinks } from './subject-links'

interface PostArticleProps {
  post: Post
  /** Empty when the site has no pages of subjects. */
  subjects: Subject[]
}

/** The text of a post has the axis of its title, picture and end; what is about the post stands in the margin beside it. */
export const postGrid = 'grid gap-x-8 gap-y-6 lg:grid-cols-12'
const axis = 'lg:col-span-7 lg:col-start-4'
/** A post with fewer parts is overseen without a list of them. */
const MANY = 5

const wide = 'lg:col-span-9 lg:col-start-4'

export function PostArticle({ post, subjects }: PostArticleProps) {
  const { title, excerpt, coverImage, tags } = post
  const body = postBody(post)
  const parts = contentsOf(body)
  return (
    <article>
      <Container inner={`pt-6 pb-12 sm:pt-12 sm:pb-16 ${postGrid}`}>
        <div className="lg:col-span-3">
          <Trail above={[{ title: copy.pages.blog, href: routes.blog }]} current={title} />
        </div>
        <div className="stack-3 lg:col-span-9">
          <Heading level={1} size={sizeFor(title, 'section')} text={title} />
          {excerpt && (
            <p dir={directionOf(excerpt)} className="max-w-2xl text-lead text-muted">
              <LinkedText text={excerpt} />
            </p>
          )}
          <Byline post={post} body={body} />
        </div>
        {coverImage && (
          <div className={layoutOf('record') === 'essay' ? 'lg:col-span-12' : wide}>
            <ShapedPicture
              picture={coverImage}
              shapes={[4 / 5, 21 / 9]}
              className="max-h-[40rem] w-full"
              sizes={`(min-width: 80rem) 57rem, (min-width: 64rem) 72vw, ${phoneColumn}`}
              priority
            />
          </div>
        )}
        <div className="empty:hidden lg:col-span-3 lg:pt-5">
          {parts.length >= MANY && <Contents parts={parts} />}
        </div>
        {body && (
          <div
            className={`prose lg:pt-4 ${axis}`}
            // The only HTML that comes from the platform. `postBody` keeps what the specification allows.
            dangerouslySetInnerHTML={{ __html: body }}
          />
        )}
        <div className={`empty:hidden ${axis}`}>
          {subjects.length > 0 && <SubjectLinks subjects={subjects} />}
          {subjects.length === 0 && tags.length > 0 && (
            <ul aria-label={copy.blog.tags} className="flex flex-wrap gap-2">
              {tags.map((tag, index) => (
                <li key={index} className="rounded-full border border-line px-4 py-1 text-small text-muted">
                  {runningText(tag)}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </article>
  )
}

function Byline({ post: { author, publishedAt, updatedOn }, body }: { post: Post; body: string }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {author && <span>{runningText(copy.blog.by(author))}</span>}
      {publishedAt && (
        <span>
          {copy.blog.publishedOn} <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </span>
      )}
      {updatedOn && (
        <span>
          {copy.blog.updatedOn} <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
        </span>
      )}
      {body && <span>{copy.blog.readingTime(readingMinutes(body))}</span>}
    </p>
  )
}

import { contentsOf, postBody } from '@site-starter/engine/html'
import { shapeOf } from '@site-starter/engine/pictures'
import { formatDate, readingMinutes } from '@site-starter/engine/text'
import { theme } from '@theme/theme'
import { copyHere } from '@/lib/content/copy-in'
import { languageHere } from '@/lib/content/translations'
import type { Subject } from '@/lib/kinds/kind'
import type { Post } from '@/lib/kinds/posts'
import { routes } from '@/lib/routes/routes'
import { phoneColumn } from '@/lib/theme/phone-column'
import { Container } from '../layout/container'
import { Heading, sizeFor } from '../layout/heading'
import { Trail } from '../layout/trail'
import { ShapedPicture } from '../media/shaped-picture'
import { Contents } from '../page-parts/contents'
import { Line } from '../text/text'
import { runningText } from '../text/words'
import { SubjectLinks } from './subject-links'

/** The columns of a post, which the links below it share. */
export const postGrid = 'grid gap-x-8 gap-y-6 lg:grid-cols-12'

const layout = theme.post

/** The fewest headings for which a post has a table of contents. */
const MIN_CONTENTS = 3

/** The smallest aspect ratio at which a cover fills its box. A taller cover would lose a third of its height. */
const MIN_FILLING_SHAPE = 1.3

interface PostArticleProps {
  post: Post
  /** The subjects of the post; empty if the site has no subject pages. */
  subjects: Subject[]
}

export function PostArticle({ post, subjects }: PostArticleProps) {
  const copy = copyHere()
  const { title, excerpt, coverImage, tags } = post
  const body = postBody(post)
  const parts = contentsOf(body)
  const shapes = coverImage && shapeOf(coverImage, [1, 2]) >= MIN_FILLING_SHAPE ? layout.shapes : undefined
  return (
    <article>
      {/* components/layout/motion.css draws the reading progress here. */}
      <div className="read-so-far" />
      <div className={layout.band}>
        <Container inner={`pt-6 sm:pt-12 ${layout.band ? 'pb-6' : 'pb-6 sm:pb-8'} ${postGrid}`}>
          <div className={layout.trail}>
            <Trail above={[{ title: copy.pages.blog, href: routes.blog }]} current={title} />
          </div>
          <div className={`stack-3 ${layout.head}`}>
            <Heading level={1} size={sizeFor(title, layout.titleSize)} text={title} />
            <Line text={excerpt} className="max-w-2xl text-lead text-muted" isLinked />
            <Byline post={post} body={body} className={layout.byline} />
          </div>
        </Container>
      </div>
      <Container inner={`pb-16 ${postGrid}`}>
        {coverImage && (
          <div className={layout.cover}>
            <ShapedPicture
              picture={coverImage}
              shapes={shapes ?? [4 / 5, 2]}
              className={shapes ? '' : `w-[min(100%,40rem*var(--shape))] ${layout.shapes ? 'mx-auto' : ''}`}
              sizes={`(min-width: 80rem) ${layout.width}, (min-width: 64rem) 94vw, ${phoneColumn}`}
              priority
            />
          </div>
        )}
        <div className={`empty:hidden ${layout.contents}`}>
          {parts.length >= MIN_CONTENTS && <Contents parts={parts} />}
        </div>
        {body && (
          <div className={layout.text}>
            <div
              className="prose opening beside-text lg:pt-4"
              // The only HTML from the platform. `postBody` keeps just what the specification allows.
              dangerouslySetInnerHTML={{ __html: body }}
            />
          </div>
        )}
        <div className={`empty:hidden ${layout.text}`}>
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

interface BylineProps {
  post: Post
  body: string
  className: string
}

function Byline({ post: { author, publishedAt, updatedOn }, body, className }: BylineProps) {
  const copy = copyHere()
  return (
    <p className={`text-small text-muted ${className}`}>
      {author && <span>{runningText(copy.blog.by(author))}</span>}
      {publishedAt && (
        <span>
          {copy.blog.publishedOn}{' '}
          <time dateTime={publishedAt}>{formatDate(publishedAt, languageHere())}</time>
        </span>
      )}
      {updatedOn && (
        <span>
          {copy.blog.updatedOn} <time dateTime={updatedOn}>{formatDate(updatedOn, languageHere())}</time>
        </span>
      )}
      {body && <span>{copy.blog.readingTime(readingMinutes(body))}</span>}
    </p>
  )
}

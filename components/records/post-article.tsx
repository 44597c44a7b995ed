import { byLayout } from '@/lib/config/theme/layout-of'
import { contentsOf, postBody } from '@/lib/content/texts/post-body'
import { formatDate } from '@/lib/format/dates'
import { readingMinutes } from '@/lib/format/reading-time'
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
import { Line } from '../text/text'
import { runningText } from '../text/words'
import { SubjectLinks } from './subject-links'

const wide = 'lg:col-span-full'

export const postGrid = 'grid gap-x-8 gap-y-6 lg:grid-cols-12'

/**
 * Where the parts of a post stand from 64rem on: the band around its head, the head, and what is below; `end` is that of the posts before and
 * after it. Their order in the document is the same in each.
 */
export const postPlaces = byLayout('record', {
  /** Title, picture and text on one axis; what is about the post stands in the margin beside it. */
  beside: {
    band: '',
    trail: 'lg:col-span-3',
    head: 'lg:col-span-9',
    title: 'section',
    byline: 'flex flex-wrap gap-x-5 gap-y-1',
    cover: 'lg:col-span-9 lg:col-start-4',
    width: '57rem',
    contents: 'lg:col-span-3 lg:pt-5',
    text: 'lg:col-span-7 lg:col-start-4',
    end: 'lg:col-span-9 lg:col-start-4',
  },
  /** A centred title above a wide picture; the contents above the text, in the middle of the page. */
  essay: {
    band: '',
    trail: wide,
    head: `${wide} lg:text-center lg:*:mx-auto lg:*:max-w-[52rem]`,
    title: 'page',
    byline: 'flex flex-wrap gap-x-5 gap-y-1 lg:justify-center',
    cover: wide,
    width: '76rem',
    contents: 'lg:col-span-8 lg:col-start-3 lg:*:border-y lg:*:py-4 lg:[&_ol]:columns-2 lg:[&_ol]:gap-8',
    text: 'lg:col-span-8 lg:col-start-3 lg:*:mx-auto',
    end: wide,
  },
  /** A deep band with the title and a row of facts; the text below it, with numbered contents at its end. */
  table: {
    band: 'on-deep mb-6 lg:mb-8',
    trail: wide,
    head: wide,
    title: 'page',
    byline:
      'grid gap-x-8 border-t border-line pt-3 text-ink sm:auto-cols-fr sm:grid-flow-col lg:mt-4 lg:[&>span]:border-s lg:[&>span]:border-line lg:[&>span]:ps-4 lg:[&>:first-child]:border-0 lg:[&>:first-child]:ps-0',
    cover: wide,
    width: '76rem',
    contents:
      'lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:pt-5 lg:[&_ol]:list-decimal lg:[&_ol]:ps-6 lg:[&_li]:py-1.5 lg:[&_a]:inline',
    text: 'lg:col-span-8',
    end: wide,
  },
})

/** A post with fewer parts is overseen without a list of them. */
const MANY = 5

interface PostArticleProps {
  post: Post
  /** Empty when the site has no pages of subjects. */
  subjects: Subject[]
}

export function PostArticle({ post, subjects }: PostArticleProps) {
  const { title, excerpt, coverImage, tags } = post
  const body = postBody(post)
  const parts = contentsOf(body)
  return (
    <article>
      <div className={postPlaces.band}>
        <Container inner={`pt-6 sm:pt-12 ${postPlaces.band ? 'pb-6' : 'pb-6 sm:pb-8'} ${postGrid}`}>
          <div className={postPlaces.trail}>
            <Trail above={[{ title: copy.pages.blog, href: routes.blog }]} current={title} />
          </div>
          <div className={`stack-3 ${postPlaces.head}`}>
            <Heading level={1} size={sizeFor(title, postPlaces.title)} text={title} />
            <Line text={excerpt} className="max-w-2xl text-lead text-muted" isLinked />
            <Byline post={post} body={body} className={postPlaces.byline} />
          </div>
        </Container>
      </div>
      <Container inner={`pb-12 sm:pb-16 ${postGrid}`}>
        {coverImage && (
          <div className={postPlaces.cover}>
            <ShapedPicture
              picture={coverImage}
              shapes={[4 / 5, 21 / 9]}
              className="max-h-[40rem] w-full"
              sizes={`(min-width: 80rem) ${postPlaces.width}, (min-width: 64rem) 94vw, ${phoneColumn}`}
              priority
            />
          </div>
        )}
        <div className={`empty:hidden ${postPlaces.contents}`}>
          {parts.length >= MANY && <Contents parts={parts} />}
        </div>
        {body && (
          <div className={postPlaces.text}>
            <div
              className="prose beside-text lg:pt-4"
              // The only HTML that comes from the platform. `postBody` keeps what the specification allows.
              dangerouslySetInnerHTML={{ __html: body }}
            />
          </div>
        )}
        <div className={`empty:hidden ${postPlaces.text}`}>
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
  return (
    <p className={`text-small text-muted ${className}`}>
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

import { postBody } from '@/lib/content/texts/post-body'
import { formatDate } from '@/lib/format/dates'
import { readingMinutes } from '@/lib/format/reading-time'
import { runningText } from '@/lib/format/typography'
import { phoneColumn } from '@/lib/pictures/phone-column'
import type { Subject } from '@/lib/resources/kind'
import type { Post } from '@/lib/resources/posts'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { ShapedPicture } from '../media/framed-picture'
import { SubjectLinks } from './subject-links'

interface PostArticleProps {
  post: Post
  /** Empty when the site has no pages of subjects. */
  subjects: Subject[]
}

export function PostArticle({ post, subjects }: PostArticleProps) {
  const { title, excerpt, coverImage, tags } = post
  const body = postBody(post)
  return (
    <article>
      <PageHeader
        title={title}
        intro={excerpt}
        crumbs={[{ title: copy.pages.blog, href: routes.blog }]}
        width="reading"
        below={<Byline post={post} body={body} />}
      />
      <Container width="reading" inner="space-y-10 pb-16">
        {coverImage && (
          <ShapedPicture
            picture={coverImage}
            shapes={[4 / 5, 21 / 9]}
            className="max-h-[40rem]"
            sizes={`(min-width: 48rem) 46rem, ${phoneColumn}`}
            priority
          />
        )}
        {body && (
          <div
            className="prose"
            // The only HTML that comes from the platform. `postBody` keeps what the specification allows.
            dangerouslySetInnerHTML={{ __html: body }}
          />
        )}
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

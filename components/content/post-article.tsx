import type { Post } from '@/lib/platform'
import { readingMinutes } from '@/lib/reading-time'
import { routes } from '@/lib/routes'
import type { Subject } from '@/lib/subjects'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { CalendarDate } from './calendar-date'
import { Picture } from './picture'
import { PostBody } from './post-body'
import { SubjectLinks } from './subject-links'

interface PostArticleProps {
  post: Post
  /** Where the site has pages of subjects. */
  subjects: Subject[]
}

export function PostArticle({ post, subjects }: PostArticleProps) {
  const { title, excerpt, body, coverImage, tags } = post
  return (
    <article>
      <PageHeader
        title={title}
        intro={excerpt}
        crumbs={[{ title: copy.pages.blog, href: routes.blog }]}
        width="reading"
        below={<Byline post={post} />}
      />
      <Container width="reading">
        <div className="space-y-10 pb-16">
          {coverImage && (
            <div className="overflow-hidden rounded-picture bg-sunken">
              <Picture
                picture={coverImage}
                sizes="(min-width: 48rem) 46rem, calc(100vw - 2.5rem)"
                priority
                className="h-auto w-full"
              />
            </div>
          )}
          {body && <PostBody html={body} />}
          {subjects.length > 0 && <SubjectLinks subjects={subjects} />}
          {subjects.length === 0 && tags.length > 0 && (
            <ul aria-label={copy.blog.tags} className="flex flex-wrap gap-2">
              {tags.map((tag, index) => (
                <li key={index} className="rounded-full border border-line px-4 py-1 text-small text-muted">
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </article>
  )
}

function Byline({ post: { author, publishedAt, updatedOn, body } }: { post: Post }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {author && <span>{copy.blog.by(author)}</span>}
      {publishedAt && (
        <span>
          {copy.blog.publishedOn} <CalendarDate date={publishedAt} />
        </span>
      )}
      {updatedOn && (
        <span>
          {copy.blog.updatedOn} <CalendarDate date={updatedOn} />
        </span>
      )}
      {body && <span>{copy.blog.readingTime(readingMinutes(body))}</span>}
    </p>
  )
}

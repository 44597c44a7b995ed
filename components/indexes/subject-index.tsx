import type { CountedSubject } from '@/lib/content/subjects'
import type { PostCardContent } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { Pagination } from '../page-parts/pagination'
import { PostGrid } from './post-grid'

interface SubjectIndexProps {
  head: { title: string }
  subject: CountedSubject
  list: { page: number; count: number; records: PostCardContent[] }
}

/** One page of the posts of a subject. */
export function SubjectIndex({ head, subject, list: { page, count, records } }: SubjectIndexProps) {
  const { slug, title, count: posts } = subject
  const blog = { title: copy.pages.blog, href: routes.blog }
  const crumbs = page === 1 ? [blog] : [blog, { title, href: routes.subject(slug) }]
  return (
    <>
      <PageHeader
        title={head.title}
        crumbs={crumbs}
        {...(page === 1 && { intro: copy.blog.subjectPosts(posts) })}
      />
      <Container>
        <div className="space-y-12 pb-16 sm:pb-24">
          <PostGrid posts={records} />
          {count > 1 && (
            <Pagination to={(number) => routes.subject(slug, number)} isByDate page={page} count={count} />
          )}
        </div>
      </Container>
    </>
  )
}

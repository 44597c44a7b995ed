import { contentOf, listPage, pageMetadata, slugParams } from '@site-starter/engine/pages'
import { decoded } from '@site-starter/engine/text'
import { PostList } from '@/components/cards/post-list'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Pagination } from '@/components/page-parts/pagination'
import { isNewestFirst } from '@/lib/content/ordered'
import { routes } from '@/lib/routes/routes'
import { slugAndPage, subjectList } from '@/lib/views/narrowed'
import { copy } from '@/site/copy'

interface Props {
  params: Promise<{ slug: string; page?: string }>
}

export const generateStaticParams = () => slugParams(subjectList)

export const generateMetadata = async (props: Props) => pageMetadata(await contentIn(props))

export default async function SubjectPage(props: Props) {
  const content = await contentIn(props)
  if (!content) return missingPage()
  const { head, subject, list } = content
  const { page, count, records } = list
  const { slug, title, count: posts } = subject
  const blog = { title: copy.pages.blog, href: routes.blog }
  const crumbs = page === 1 ? [blog] : [blog, { title, href: routes.subject(slug) }]
  return (
    <>
      <PageHeader
        title={page === 1 ? title : head.title}
        crumbs={crumbs}
        {...(page === 1 && { intro: copy.blog.subjectPosts(posts) })}
      />
      <Container className="part plain" inner="stack-12">
        <PostList posts={records} />
        <Pagination
          to={(number) => routes.subject(slug, number)}
          isByDate={isNewestFirst('posts')}
          page={page}
          count={count}
        />
      </Container>
    </>
  )
}

async function contentIn(props: Props) {
  const { slug } = await props.params
  return contentOf(subjectList, slugAndPage(decoded(slug), await listPage(props)))
}

import { notFound } from 'next/navigation'
import { pageCount, postsOnPage } from '@/lib/blog'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'
import { PostCard } from '../cards/post-card'
import { Container } from '../layout/container'
import { Grid } from '../layout/grid'
import { PageHeader } from '../layout/page-header'
import { Pagination } from './pagination'

/** One page of the blog's index; a page that does not exist is a 404. */
export async function BlogIndex({ page }: { page: number }) {
  const { posts } = await getSite()
  const shown = postsOnPage(posts, page)
  if (shown.length === 0) notFound()
  const isFirst = page === 1
  return (
    <>
      <PageHeader
        title={isFirst ? copy.pages.blog : `${copy.pages.blog}: ${copy.blog.page(page).toLowerCase()}`}
        crumbs={isFirst ? [] : [{ title: copy.pages.blog, href: routes.blog }]}
        {...(isFirst && { intro: copy.blog.intro })}
      />
      <Container>
        <div className="space-y-12 pb-16 sm:pb-24">
          <Grid most="three">
            {shown.map((post) => (
              <PostCard key={post.slug} post={post} level={2} />
            ))}
          </Grid>
          <Pagination page={page} count={pageCount(posts)} />
        </div>
      </Container>
    </>
  )
}

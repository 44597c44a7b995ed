import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlogIndex } from '@/components/content/blog-index'
import { pageCount } from '@/lib/blog'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

/** Pages to prerender; the others are rendered at their first view. */
const PRERENDERED = 5

interface PageProps {
  params: Promise<{ page: string }>
}

export async function generateStaticParams() {
  const { posts } = await getSite()
  const older = Math.min(PRERENDERED, Math.max(0, pageCount(posts) - 1))
  return Array.from({ length: older }, (_, index) => ({ page: String(index + 2) }))
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const page = await pageNumber(params)
  return pageMetadata({
    title: `${copy.pages.blog}: ${copy.blog.page(page).toLowerCase()}`,
    description: copy.blog.intro,
    path: routes.blogPage(page),
    imageOf: routes.blog,
  })
}

export default async function BlogArchivePage({ params }: PageProps) {
  return <BlogIndex page={await pageNumber(params)} />
}

/** The first page has its own address, and anything that is not written as a number from 2 on has none. */
async function pageNumber(params: PageProps['params']): Promise<number> {
  const { page } = await params
  if (!/^(?:[2-9]|[1-9]\d{1,4})$/.test(page)) notFound()
  return Number(page)
}

import { BlogIndex } from '@/components/indexes/blog-index'
import { laterIndexPages } from '@/lib/indexes'
import { indexMetadata } from '@/lib/metadata'
import { type PageParams, pageNumber } from '@/lib/page-params'

export function generateStaticParams() {
  return laterIndexPages('blog')
}

export async function generateMetadata(props: PageParams) {
  return indexMetadata('blog', await pageNumber(props))
}

export default async function LaterBlogPage(props: PageParams) {
  return <BlogIndex page={await pageNumber(props)} />
}

import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { BlogIndex } from '@/components/indexes/blog-index'
import { postList } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'
import { laterPage, type PageParams } from '@/lib/routing/page-params'

export function generateStaticParams() {
  return laterPageParams(postList)
}

export async function generateMetadata(props: PageParams): Promise<Metadata> {
  return pageMetadata(await contentOf(postList, await laterPage(props)))
}

export default async function LaterBlogPage(props: PageParams) {
  const content = await contentOf(postList, await laterPage(props))
  return content ? <BlogIndex {...content} /> : missingPage()
}

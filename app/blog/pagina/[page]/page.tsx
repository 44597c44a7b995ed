import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { BlogIndex } from '@/components/indexes/blog-index'
import { pageMetadata } from '@/lib/metadata'
import { laterPage, type PageParams } from '@/lib/page-params'
import { postList } from '@/lib/pages/lists'
import { contentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'

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

import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { BlogIndex } from '@/components/indexes/blog-index'
import { postList } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(postList, '1'))
}

export default async function BlogPage() {
  const content = await contentOf(postList, '1')
  return content ? <BlogIndex {...content} /> : missingPage()
}

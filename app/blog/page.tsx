import type { Metadata } from 'next'
import { BlogIndex } from '@/components/indexes/blog-index'
import { pageMetadata } from '@/lib/metadata'
import { postList } from '@/lib/pages/lists'
import { contentOf, existingContentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(postList, '1'))
}

export default async function BlogPage() {
  return <BlogIndex {...(await existingContentOf(postList, '1'))} />
}

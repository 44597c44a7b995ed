import type { Metadata } from 'next'
import { BlogIndex } from '@/components/content/blog-index'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: copy.pages.blog, description: copy.blog.intro, path: routes.blog })
}

export default function BlogPage() {
  return <BlogIndex page={1} />
}

import { BlogIndex } from '@/components/indexes/blog-index'
import { indexMetadata } from '@/lib/metadata'

export function generateMetadata() {
  return indexMetadata('blog', 1)
}

export default function BlogPage() {
  return <BlogIndex page={1} />
}

import { markdownPages } from '@/engine/src/content'

export { default, generateMetadata } from './markdown-page'

export const dynamicParams = false

export function generateStaticParams() {
  return markdownPages().map(({ slug }) => ({ page: slug.split('/') }))
}

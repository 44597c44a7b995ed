import { markdownPages } from '@site-starter/engine/content'

export { default, generateMetadata } from './markdown-page'

export const dynamicParams = false

export function generateStaticParams() {
  return markdownPages().map(({ slug }) => ({ page: slug.split('/') }))
}

// A build uses this file, and `npm run dev` uses page.dev.tsx (`pageExtensions` in engine/src/next-config/next-config.ts).
import { markdownPages } from '@site-starter/engine/content'
import { siteKeepsPages } from '@site-starter/engine/pages'
import { missingPages } from '@/lib/content/translations'

export { default, generateMetadata } from './markdown-page'

export const dynamicParams = false

export function generateStaticParams() {
  const slugs = markdownPages().map(({ slug }) => slug)
  // engine/src/server/kept-not-found.ts requests these 404 pages.
  const missing = siteKeepsPages() ? missingPages().map(({ path }) => path.slice(1)) : []
  return [...slugs, ...missing].map((slug) => ({ page: slug.split('/') }))
}

import { contentOf, unseenContentOf } from '@site-starter/engine/pages'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/frame/missing-page'
import { notFoundPage } from '@/lib/views/company'
import { copy } from '@/site/copy'

/** Next.js calls this only where the 404 page is visible, so that page depends on its content. */
export async function generateMetadata(): Promise<Metadata> {
  await contentOf(notFoundPage)
  return { title: copy.notFound.title }
}

/** The 404 page, which Next.js also renders invisibly beside every page, for a `notFound()` in the browser. */
export default async function NotFoundPage() {
  return <MissingPage {...copy.notFound} content={await unseenContentOf(notFoundPage)} isMissing />
}

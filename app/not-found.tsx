import { contentOf, unseenContentOf } from '@site-starter/engine/pages'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/frame/missing-page'
import { notFoundPage } from '@/lib/views/company'
import { copy } from '@/site/copy'

/** Next.js asks for it only where this page is seen, which therefore depends on its content. */
export async function generateMetadata(): Promise<Metadata> {
  await contentOf(notFoundPage)
  return { title: copy.notFound.title }
}

/** Next.js renders it beside every page, unseen, for a `notFound()` in the browser. */
export default async function NotFoundPage() {
  return <MissingPage {...copy.notFound} content={await unseenContentOf(notFoundPage)} isMissing />
}

import type { Metadata } from 'next'
import { WayHome } from '@/components/content/way-home'
import { PageHeader } from '@/components/layout/page-header'
import { notFoundPage } from '@/lib/pages/company'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export const metadata: Metadata = { title: copy.notFound.title }

export default async function NotFoundPage() {
  const { settings } = await contentOf(notFoundPage)
  const { title, text } = copy.notFound
  return <PageHeader title={title} intro={text} below={<WayHome settings={settings} />} />
}

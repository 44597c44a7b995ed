import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { WayHome } from '@/components/page-parts/way-home'
import { thanksPage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata(await contentOf(thanksPage))
  return { ...metadata, robots: { index: false } }
}

export default async function ThanksPage() {
  const { settings } = await contentOf(thanksPage)
  const { title, text } = copy.thanks
  return <PageHeader title={title} intro={text} below={<WayHome settings={settings} />} />
}

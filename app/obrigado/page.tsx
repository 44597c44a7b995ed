import type { Metadata } from 'next'
import { WayHome } from '@/components/content/way-home'
import { PageHeader } from '@/components/layout/page-header'
import { pageMetadata } from '@/lib/metadata'
import { thanksPage } from '@/lib/pages/company'
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

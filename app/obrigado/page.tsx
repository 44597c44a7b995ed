import type { Metadata } from 'next'
import { WayHome } from '@/components/content/way-home'
import { PageHeader } from '@/components/layout/page-header'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata({ title: copy.pages.thanks, path: routes.thanks })
  return { ...metadata, robots: { index: false } }
}

export default async function ThanksPage() {
  const { settings } = await getSite()
  const { title, text } = copy.thanks
  return <PageHeader title={title} intro={text} below={<WayHome settings={settings} />} />
}

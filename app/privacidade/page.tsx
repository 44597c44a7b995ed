import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/content/legal-page'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: copy.pages.privacy, path: routes.privacy })
}

export default async function PrivacyPage() {
  const { privacy } = await getSite()
  if (!privacy) notFound()
  return <LegalPage title={copy.pages.privacy} document={privacy} />
}

import type { Metadata } from 'next'
import { LegalPage } from '@/components/content/legal-page'
import { pageMetadata } from '@/lib/metadata'
import { legalPage } from '@/lib/pages/company'
import { contentOf, existingContentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(legalPage, 'privacy'))
}

export default async function PrivacyPage() {
  const { title, document } = await existingContentOf(legalPage, 'privacy')
  return <LegalPage title={title} document={document} />
}

import type { Metadata } from 'next'
import { LegalPage } from '@/components/content/legal-page'
import { pageMetadata } from '@/lib/metadata'
import { legalPage } from '@/lib/pages/company'
import { contentOf, existingContentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(legalPage, 'terms'))
}

export default async function TermsPage() {
  const { title, document } = await existingContentOf(legalPage, 'terms')
  return <LegalPage title={title} document={document} />
}

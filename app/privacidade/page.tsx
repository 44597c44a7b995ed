import type { Metadata } from 'next'
import { LegalPage } from '@/components/content/legal-page'
import { missingPage } from '@/components/frame/missing-page'
import { pageMetadata } from '@/lib/metadata'
import { legalPage } from '@/lib/pages/company'
import { contentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(legalPage, 'privacy'))
}

export default async function PrivacyPage() {
  const content = await contentOf(legalPage, 'privacy')
  if (!content) return missingPage()
  const { title, document } = content
  return <LegalPage title={title} document={document} />
}

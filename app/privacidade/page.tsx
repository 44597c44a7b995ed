import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { missingPage } from '@/components/frame/missing-page'
import { LegalPage } from '@/components/page-parts/legal-page'
import { legalPage } from '@/lib/views/company'

export const generateMetadata = async () => pageMetadata(await contentOf(legalPage, 'privacy'))

export default async function PrivacyPage() {
  const content = await contentOf(legalPage, 'privacy')
  return content ? <LegalPage {...content} /> : missingPage()
}

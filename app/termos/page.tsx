import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { missingPage } from '@/components/frame/missing-page'
import { LegalPage } from '@/components/page-parts/legal-page'
import { legalPage } from '@/lib/views/company'

export const generateMetadata = async () => pageMetadata(await contentOf(legalPage, 'terms'))

export default async function TermsPage() {
  const content = await contentOf(legalPage, 'terms')
  return content ? <LegalPage {...content} /> : missingPage()
}

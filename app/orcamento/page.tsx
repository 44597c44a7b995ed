import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { QuotePage } from '@/components/page-parts/quote-page'
import { quotePage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(quotePage))
}

export default async function Page() {
  const content = await contentOf(quotePage)
  if (!content) return missingPage()
  const { form } = content
  return <QuotePage form={form} />
}

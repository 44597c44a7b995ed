import type { Metadata } from 'next'
import { QuotePage } from '@/components/content/quote-page'
import { missingPage } from '@/components/frame/missing-page'
import { pageMetadata } from '@/lib/metadata'
import { quotePage } from '@/lib/pages/company'
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

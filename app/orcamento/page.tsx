import type { Metadata } from 'next'
import { QuotePage } from '@/components/content/quote-page'
import { pageMetadata } from '@/lib/metadata'
import { quotePage } from '@/lib/pages/company'
import { contentOf, existingContentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(quotePage))
}

export default async function Page() {
  const { form } = await existingContentOf(quotePage)
  return <QuotePage form={form} />
}

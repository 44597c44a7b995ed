import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { ServicesIndex } from '@/components/indexes/services-index'
import { serviceList } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(serviceList, '1'))
}

export default async function ServicesPage() {
  const content = await contentOf(serviceList, '1')
  return content ? <ServicesIndex {...content} /> : missingPage()
}

import type { Metadata } from 'next'
import { ServicesIndex } from '@/components/indexes/services-index'
import { pageMetadata } from '@/lib/metadata'
import { serviceList } from '@/lib/pages/lists'
import { contentOf, existingContentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(serviceList, '1'))
}

export default async function ServicesPage() {
  return <ServicesIndex {...(await existingContentOf(serviceList, '1'))} />
}

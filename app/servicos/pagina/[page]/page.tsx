import type { Metadata } from 'next'
import { ServicesIndex } from '@/components/indexes/services-index'
import { pageMetadata } from '@/lib/metadata'
import { laterPage, type PageParams } from '@/lib/page-params'
import { serviceList } from '@/lib/pages/lists'
import { contentOf, existingContentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'

export function generateStaticParams() {
  return laterPageParams(serviceList)
}

export async function generateMetadata(props: PageParams): Promise<Metadata> {
  return pageMetadata(await contentOf(serviceList, await laterPage(props)))
}

export default async function LaterServicesPage(props: PageParams) {
  return <ServicesIndex {...(await existingContentOf(serviceList, await laterPage(props)))} />
}

import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { ServicesIndex } from '@/components/indexes/services-index'
import { serviceList } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'
import { laterPage, type PageParams } from '@/lib/routing/page-params'

export function generateStaticParams() {
  return laterPageParams(serviceList)
}

export async function generateMetadata(props: PageParams): Promise<Metadata> {
  return pageMetadata(await contentOf(serviceList, await laterPage(props)))
}

export default async function LaterServicesPage(props: PageParams) {
  const content = await contentOf(serviceList, await laterPage(props))
  return content ? <ServicesIndex {...content} /> : missingPage()
}

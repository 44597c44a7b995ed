import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { ServicesIndex } from '@/components/indexes/services-index'
import { pageMetadata } from '@/lib/metadata'
import { laterPage, type PageParams } from '@/lib/page-params'
import { serviceList } from '@/lib/pages/lists'
import { contentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'

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

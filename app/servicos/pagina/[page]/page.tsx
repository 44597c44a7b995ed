import { ServicesIndex } from '@/components/indexes/services-index'
import { laterIndexPages } from '@/lib/indexes'
import { indexMetadata } from '@/lib/metadata'
import { type PageParams, pageNumber } from '@/lib/page-params'

export function generateStaticParams() {
  return laterIndexPages('services')
}

export async function generateMetadata(props: PageParams) {
  return indexMetadata('services', await pageNumber(props))
}

export default async function LaterServicesPage(props: PageParams) {
  return <ServicesIndex page={await pageNumber(props)} />
}

import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { PaidProductsIndex } from '@/components/indexes/paid-products-index'
import { narrowedParam, paidProductList } from '@/lib/pages/kinds/narrowed'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'

interface Props {
  params: Promise<{ periodo: string; page: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await contentOf(paidProductList, await paramOf(props)))
}

export default async function LaterPaidProductsPage(props: Props) {
  const content = await contentOf(paidProductList, await paramOf(props))
  return content ? <PaidProductsIndex {...content} /> : missingPage()
}

async function paramOf({ params }: Props): Promise<string> {
  const { periodo, page } = await params
  // The first page has its own address.
  return narrowedParam(periodo, page === '1' ? '' : page)
}

import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { PaidProductsIndex } from '@/components/indexes/paid-products-index'
import { periodNames } from '@/lib/lists/periods'
import { narrowedParam, paidProductList } from '@/lib/pages/kinds/narrowed'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'

interface Props {
  params: Promise<{ periodo: string }>
}

export function generateStaticParams() {
  return periodNames.map((periodo) => ({ periodo }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await contentOf(paidProductList, narrowedParam((await params).periodo)))
}

export default async function PaidProductsPage({ params }: Props) {
  const content = await contentOf(paidProductList, narrowedParam((await params).periodo))
  return content ? <PaidProductsIndex {...content} /> : missingPage()
}

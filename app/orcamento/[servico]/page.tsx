import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { QuotePage } from '@/components/page-parts/quote-page'
import { quotePage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { slugParams } from '@/lib/pages/static-params'
import { decoded } from '@/lib/routing/decoded'
import { routes } from '@/lib/routing/routes'

/*
 * next.config.ts rewrites `/orcamento?servico=slug` to this page. A page that read the query itself would be dynamic.
 * An unknown slug redirects to the form without a selected service.
 */

interface PageProps {
  params: Promise<{ servico: string }>
}

export async function generateStaticParams() {
  return (await slugParams(quotePage)).map(({ slug: servico }) => ({ servico }))
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(quotePage))
}

export default async function Page({ params }: PageProps) {
  const service = decoded((await params).servico)
  const content = await contentOf(quotePage, service)
  if (!content) redirect(routes.quote)
  return <QuotePage form={content.form} selectedService={service} />
}

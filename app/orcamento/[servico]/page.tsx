import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { QuotePage } from '@/components/content/quote-page'
import { pageMetadata } from '@/lib/metadata'
import { quotePage } from '@/lib/pages/company'
import { decoded } from '@/lib/pages/decoded'
import { contentOf } from '@/lib/pages/render'
import { serviceParams } from '@/lib/pages/static-params'
import { routes } from '@/lib/routes'

/*
 * `/orcamento?servico=slug`, rewritten here by next.config.ts: reading the query in the page itself would make it
 * dynamic. A slug that is no service leads to the form with nothing selected.
 */

interface PageProps {
  params: Promise<{ servico: string }>
}

export function generateStaticParams() {
  return serviceParams(quotePage)
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

import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { QuotePage } from '@/components/content/quote-page'
import { pageMetadata } from '@/lib/metadata'
import { bySegment, prerendered } from '@/lib/records'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

/*
 * `/orcamento?servico=slug`, rewritten here by next.config.ts: reading the query in the page itself would make it
 * dynamic. A slug that is no service leads to the form with nothing selected.
 */

interface PageProps {
  params: Promise<{ servico: string }>
}

export async function generateStaticParams() {
  return prerendered((await getSite()).services).map(({ slug }) => ({ servico: slug }))
}

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: copy.pages.quote, description: copy.quote.intro, path: routes.quote })
}

export default async function Page({ params }: PageProps) {
  const service = bySegment((await getSite()).services, (await params).servico)
  if (!service) redirect(routes.quote)
  return <QuotePage selectedService={service.slug} />
}

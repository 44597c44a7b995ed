import type { Metadata } from 'next'
import { QuotePage } from '@/components/content/quote-page'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: copy.pages.quote, description: copy.quote.intro, path: routes.quote })
}

export default function Page() {
  return <QuotePage />
}

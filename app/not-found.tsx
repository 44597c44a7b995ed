import type { Metadata } from 'next'
import { MissingPage } from '@/components/frame/missing-page'
import { copy } from '@/site.copy'

export const metadata: Metadata = { title: copy.notFound.title }

export default function NotFoundPage() {
  return <MissingPage {...copy.notFound} />
}

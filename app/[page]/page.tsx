import type { Metadata } from 'next'
import { OwnPageText } from '@/components/content/own-page-text'
import { missingPage } from '@/components/frame/missing-page'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { ownPages } from '@/lib/own-pages'
import { markdownPage } from '@/lib/pages/company'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

interface Params {
  params: Promise<{ page: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return ownPages().map(({ slug }) => ({ page: slug }))
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  return pageMetadata(await contentOf(markdownPage, (await params).page))
}

export default async function OwnPageView({ params }: Params) {
  const content = await contentOf(markdownPage, (await params).page)
  if (!content) return missingPage()
  const { page, settings } = content
  return (
    <>
      <PageHeader title={page.title} crumbs={[]} width="reading" />
      <OwnPageText html={page.html} />
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OwnPageText } from '@/components/content/own-page-text'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { ownPages } from '@/lib/own-pages'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

interface Params {
  params: Promise<{ page: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return ownPages().map(({ slug }) => ({ page: slug }))
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { title, description, path } = await find(params)
  return pageMetadata({ title, description, path })
}

export default async function OwnPageView({ params }: Params) {
  const { title, html } = await find(params)
  const { settings } = await getSite()
  return (
    <>
      <PageHeader title={title} crumbs={[]} width="reading" />
      <OwnPageText html={html} />
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}

async function find(params: Params['params']) {
  const { page } = await params
  return ownPages().find(({ slug }) => slug === page) ?? notFound()
}

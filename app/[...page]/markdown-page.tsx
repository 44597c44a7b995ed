import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { sizedPicture } from '@site-starter/engine/pictures'
import { Fragment } from 'react'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { StructuredData } from '@/components/page-parts/structured-data'
import { RecordPicture } from '@/components/records/record-detail'
import { drawSection } from '@/components/sections/draw-section'
import { NextStep } from '@/components/sections/next-step'
import { Prose } from '@/components/text/prose'
import { copyHere } from '@/lib/content/copy-in'
import { isThanks } from '@/lib/content/translations'
import { markdownPage } from '@/lib/views/records'

interface Params {
  params: Promise<{ page: string[] }>
}

async function slugOf(params: Params['params']): Promise<string> {
  return (await params).page.join('/')
}

export const generateMetadata = async ({ params }: Params) =>
  pageMetadata(await contentOf(markdownPage, await slugOf(params)))

export default async function MarkdownPageView({ params }: Params) {
  const content = await contentOf(markdownPage, await slugOf(params))
  if (!content) return missingPage()
  const { page, crumbs, data, settings, site } = content
  const context = { path: page.path, settings, site }
  // A page of texts alone has short lines. Otherwise, texts start at the edge of the sections between them.
  const width = page.parts.every(({ html }) => html) ? 'reading' : 'wide'
  const parts = await Promise.all(
    page.parts.map((part, index) =>
      part.html === undefined
        ? drawSection({ tone: 'plain', ...part }, context)
        : drawText(part.html, width, index === page.parts.length - 1),
    ),
  )
  return (
    <>
      <StructuredData data={data} />
      <PageHeader title={page.title} crumbs={crumbs} width={width} />
      {page.picture && (
        <Container width={width} inner="pb-10">
          <RecordPicture picture={await sizedPicture(page.picture)} />
        </Container>
      )}
      {parts.map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
      {!isThanks(page.path) && <NextStep {...copyHere().home.closing} settings={settings} />}
    </>
  )
}

function drawText(html: string, width: 'reading' | 'wide', isLast: boolean) {
  return (
    <Container width={width}>
      <Prose html={html} className={`${width === 'wide' ? 'max-w-2xl' : ''} ${isLast ? 'pb-16' : ''}`} />
    </Container>
  )
}

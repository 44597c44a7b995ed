import { contentOf, pageMetadata, type SlugParams, slugOf, slugParams } from '@site-starter/engine/pages'
import { missingPage } from '@/components/frame/missing-page'
import { StructuredData } from '@/components/page-parts/structured-data'
import { PostArticle } from '@/components/records/post-article'
import { PostNeighbours } from '@/components/records/post-neighbours'
import { NextStep } from '@/components/sections/next-step'
import { RecordSections } from '@/components/sections/record-sections'
import { routes } from '@/lib/routes/routes'
import { recordPages } from '@/lib/views/records'
import { copy } from '@/site/copy'

export const generateStaticParams = () => slugParams(recordPages.posts)

export const generateMetadata = async ({ params }: SlugParams) =>
  pageMetadata(await contentOf(recordPages.posts, await slugOf(params)))

export default async function PostPage({ params }: SlugParams) {
  const slug = await slugOf(params)
  const content = await contentOf(recordPages.posts, slug)
  if (!content) return missingPage(routes.recordPage('posts', slug))
  const { record: post, subjects, newer, older, data, settings } = content
  return (
    <>
      <StructuredData data={data} />
      <RecordSections content={content} position="before" />
      <PostArticle post={post} subjects={subjects} />
      <RecordSections content={content} position="after" />
      <PostNeighbours newer={newer} older={older} />
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PostArticle } from '@/components/content/post-article'
import { PostNeighbours } from '@/components/content/post-neighbours'
import { StructuredData } from '@/components/content/structured-data'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { neighbours } from '@/lib/neighbours'
import { bySlug, type SlugParams, slugParams } from '@/lib/records'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { blogPosting } from '@/lib/structured-data'
import { copy } from '@/site.copy'

export async function generateStaticParams() {
  return slugParams((await getSite()).posts)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const post = await bySlug((await getSite()).posts, params)
  if (!post) notFound()
  const { title, excerpt, slug } = post
  return pageMetadata({
    title,
    description: excerpt,
    path: routes.post(slug),
    article: post,
  })
}

export default async function PostPage({ params }: SlugParams) {
  const site = await getSite()
  const { posts, settings } = site
  const post = await bySlug(posts, params)
  if (!post) notFound()
  return (
    <>
      <StructuredData data={blogPosting(post, site)} />
      <PostArticle post={post} />
      <PostNeighbours {...neighbours(posts, post)} />
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}

import type { Metadata } from 'next'
import { StructuredData } from '@/components/content/structured-data'
import { sections } from '@/components/sections'
import { pageMetadata } from '@/lib/metadata'
import { homePage } from '@/lib/pages/home'
import { contentOf } from '@/lib/pages/render'
import { site as config } from '@/site.config'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(homePage))
}

export default async function HomePage() {
  const { site, data } = await contentOf(homePage)
  return (
    <>
      {data && <StructuredData data={data} />}
      {config.home.map((name) => {
        const Section = sections[name]
        return <Section key={name} site={site} />
      })}
    </>
  )
}

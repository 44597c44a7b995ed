import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { StructuredData } from '@/components/page-parts/structured-data'
import { HomeSections } from '@/components/sections/home-sections'
import { homePage } from '@/lib/views/home'

export const generateMetadata = async () => pageMetadata(await contentOf(homePage))

export default async function HomePage() {
  const { site, data } = await contentOf(homePage)
  return (
    <>
      <StructuredData data={data} />
      <HomeSections site={site} />
    </>
  )
}

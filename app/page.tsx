import type { Metadata } from 'next'
import { StructuredData } from '@/components/content/structured-data'
import { sections } from '@/components/sections'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { localBusiness } from '@/lib/structured-data'
import { site as config } from '@/site.config'

export async function generateMetadata(): Promise<Metadata> {
  const { name, settings } = await getSite()
  const title = settings.tagline ? `${name} · ${settings.tagline}` : name
  return pageMetadata({ title, description: settings.description, path: routes.home })
}

export default async function HomePage() {
  const site = await getSite()
  return (
    <>
      {site.settings.name && <StructuredData data={localBusiness(site)} />}
      {config.home.map((name) => {
        const Section = sections[name]
        return <Section key={name} site={site} />
      })}
    </>
  )
}

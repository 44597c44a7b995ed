import type { Metadata } from 'next'
import { sections } from '@/components/sections'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { site as config } from '@/site.config'

export async function generateMetadata(): Promise<Metadata> {
  const { name, settings } = await getSite()
  const title = settings.tagline ? `${name} · ${settings.tagline}` : name
  return pageMetadata({ title, description: settings.description, path: routes.home })
}

export default async function HomePage() {
  const site = await getSite()
  return config.home.map((name) => {
    const Section = sections[name]
    return <Section key={name} site={site} />
  })
}

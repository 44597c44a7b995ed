import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Paragraphs } from '@/components/content/paragraphs'
import { ValueList } from '@/components/content/value-list'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export async function generateMetadata(): Promise<Metadata> {
  const { settings } = await getSite()
  return pageMetadata({ title: copy.pages.about, description: settings.description, path: routes.about })
}

export default async function AboutPage() {
  const { settings, values, has } = await getSite()
  if (!has.about) notFound()
  return (
    <>
      <PageHeader title={settings.name || copy.pages.about} intro={settings.tagline} crumbs={[]} />
      {settings.description && (
        <Container>
          <div className="max-w-3xl space-y-5 pb-14 text-lead sm:pb-20">
            <Paragraphs text={settings.description} />
          </div>
        </Container>
      )}
      {values.length > 0 && (
        <Section title={copy.about.values} tone="sunken" layout="aside">
          <ValueList values={values} />
        </Section>
      )}
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}

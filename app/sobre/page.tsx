import { Children } from 'react'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { WidePicture } from '@/components/media/wide-picture'
import { drawSection } from '@/components/sections/draw-section'
import { NextStep } from '@/components/sections/next-step'
import { Statement } from '@/components/text/statement'
import { ValueList } from '@/components/text/value-list'
import { aboutPage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'

export const generateMetadata = async () => pageMetadata(await contentOf(aboutPage))

export default async function AboutPage() {
  const content = await contentOf(aboutPage)
  if (!content) return missingPage()
  const { description, picture, values, settings } = content
  const sections = await Promise.all(
    siteConfig.about.map((entry) => drawSection({ tone: 'plain', ...entry }, { settings })),
  )
  return (
    <>
      <PageHeader title={settings.name || copy.pages.about} intro={settings.tagline} crumbs={[]} />
      {picture && (
        <Container inner="pb-12 sm:pb-16">
          <WidePicture picture={picture} />
        </Container>
      )}
      {description && (
        <Container inner="pb-16 sm:pb-24">
          <Statement text={description} />
        </Container>
      )}
      {Children.toArray(sections)}
      {values.length > 0 && (
        <Section title={copy.about.values} tone="apart">
          <ValueList values={values} />
        </Section>
      )}
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}

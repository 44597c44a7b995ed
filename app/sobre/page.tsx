import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { Paragraphs } from '@/components/text/text'
import { ValueList } from '@/components/text/value-list'
import { aboutPage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { copy } from '@/site.copy'

export const generateMetadata = async () => pageMetadata(await contentOf(aboutPage))

export default async function AboutPage() {
  const content = await contentOf(aboutPage)
  if (!content) return missingPage()
  const { description, values, settings } = content
  return (
    <>
      <PageHeader title={settings.name || copy.pages.about} intro={settings.tagline} crumbs={[]} />
      {description && (
        <Container inner="max-w-3xl space-y-5 pb-14 text-lead sm:pb-20">
          <Paragraphs text={description} />
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

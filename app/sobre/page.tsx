import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { Fragment } from 'react'
import { missingPage } from '@/components/frame/missing-page'
import { Section } from '@/components/layout/section'
import { drawSection } from '@/components/sections/draw-section'
import { NextStep } from '@/components/sections/next-step'
import { BusinessHead } from '@/components/text/business-head'
import { PersonQuote } from '@/components/text/person-quote'
import { ValueList } from '@/components/text/value-list'
import { routes } from '@/lib/routes/routes'
import { aboutPage } from '@/lib/views/company'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'

export const generateMetadata = async () => pageMetadata(await contentOf(aboutPage))

export default async function AboutPage() {
  const content = await contentOf(aboutPage)
  if (!content) return missingPage()
  const { description, picture, testimonial, values, settings } = content
  const sections = await Promise.all(
    siteConfig.about.map((entry) =>
      drawSection({ tone: 'plain', ...entry }, { path: routes.about, settings }),
    ),
  )
  return (
    <>
      <BusinessHead
        name={settings.name || copy.pages.about}
        tagline={settings.tagline}
        description={description}
        picture={picture}
      />
      {testimonial && <PersonQuote testimonial={testimonial} />}
      {sections.map((section, index) => (
        <Fragment key={index}>{section}</Fragment>
      ))}
      {values.length > 0 && (
        <Section title={copy.about.values} tone="apart">
          <ValueList values={values} isOnAboutPage />
        </Section>
      )}
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}
